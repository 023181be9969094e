import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { lockStock, type Pieces, piecesByProduct } from './counted-stock.ts'
import { addMove } from './stock-moves.ts'

interface Returned {
  readonly orderId: string
  /** Line ids with how many of each come back. */
  readonly lines: readonly Pieces[]
  readonly actor: string
  readonly at: Date
}

/**
 * Puts pieces of an order back onto the shelf, never more than it took and has not put back yet. What is not counted
 * is left as it is. What came back, by product id.
 */
export async function putBack(
  transaction: Transaction<OrderTables>,
  { orderId, lines, actor, at }: Returned,
): Promise<ReadonlyMap<string, number>> {
  const wanted = piecesByProduct(lines)
  const stock = await lockStock(transaction, wanted.keys())
  const back = new Map<string, number>()
  for (const [productId, { quantity: there }] of stock) {
    const taken = await takenBy(transaction, orderId, productId)
    const change = Math.min(wanted.get(productId) ?? 0, taken)
    if (change <= 0) continue
    const quantityAfter = there + change
    await transaction
      .updateTable('stock')
      .set({ quantity: quantityAfter, changed_at: at.toISOString(), back_on: null })
      .where('product_id', '=', productId)
      .execute()
    const reason = 'put back' as const
    await addMove(transaction, { productId, change, quantityAfter, reason, orderId, actor, at })
    back.set(productId, change)
  }
  return back
}

/** How many pieces of a product are with an order. */
async function takenBy(
  transaction: Transaction<OrderTables>,
  orderId: string,
  productId: string,
): Promise<number> {
  const { change } = await transaction
    .selectFrom('stock_moves')
    .select((is) => is.fn.sum<number | string | null>('change').as('change'))
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return -Number(change ?? 0)
}
