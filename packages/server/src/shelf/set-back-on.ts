import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { lockStock } from './counted-stock.ts'
import { titled } from './shelf-change.ts'

interface BackOn {
  readonly productId: string
  /** The day in New Jersey on which it is back; null to say none. */
  readonly on: string | null
}

/** The day that was said before, or why none can be said. */
export type BackOnResult =
  | { readonly ok: true; readonly before: string | null }
  | { readonly ok: false; readonly problem: string }

/** Says on which day a product is back: of what is counted and sold out alone. Whether the day is one to say is asked before. */
export async function setBackOn(
  transaction: Transaction<OrderTables>,
  { productId, on }: BackOn,
): Promise<BackOnResult> {
  const row = (await lockStock(transaction, [productId])).get(productId)
  const title = titled(productId)
  if (row === undefined) {
    return { ok: false, problem: `${title} is not counted yet; please set its stock first.` }
  }
  if (row.quantity > 0) {
    return { ok: false, problem: `${title} is not sold out: ${row.quantity} are there.` }
  }
  await transaction
    .updateTable('stock')
    .set({ back_on: on })
    .where('product_id', '=', productId)
    .execute()
  return { ok: true, before: row.back_on }
}
