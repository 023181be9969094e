import { randomUUID } from 'node:crypto'
import { findProduct } from '@millrun/catalogue/catalogue'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../database/order-tables.ts'
import { readShelf } from './read-shelf.ts'
import {
  rowProblems,
  type ShelfHand,
  type ShelfProblem,
  type ShelfResult,
  titled,
} from './shelf-change.ts'
import { shelved } from './shelf-row.ts'

/** More is a slip of the finger. */
const MOST_CENTS = 10_000_000

/** The price of one piece, before species and options. */
export interface PriceRow {
  readonly productId: string
  readonly cents: number
}

/**
 * Changes prices, all or none: now, or from a later moment on. Before it, whatever held goes on; a price that was
 * scheduled for the same moment is replaced.
 */
export async function changePrices(
  transaction: Transaction<OrderTables>,
  rows: readonly PriceRow[],
  { actor, at, from: wished = at }: ShelfHand & { readonly from?: Date },
): Promise<ShelfResult> {
  const from = wished < at ? at : wished
  const problems = [...rowProblems(rows), ...rows.flatMap(priceProblem)]
  if (problems.length > 0) return { ok: false, problems }
  const ids = rows.map(({ productId }) => productId)
  if (ids.length === 0) return { ok: true, changes: [] }
  const before = await readShelf(transaction, from, ids)
  const changes = rows.map(({ productId, cents: to }) => {
    const product = findProduct(productId)
    return {
      productId,
      from: product ? shelved(product, before.get(productId)).priceCents : null,
      to,
    }
  })
  await drop(transaction, ids, at, from)
  const time = { from_at: from.toISOString(), set_at: at.toISOString(), actor, dropped_at: null }
  const added = rows.map(({ productId: product_id, cents }) => ({
    id: randomUUID(),
    product_id,
    cents,
    ...time,
  }))
  await transaction.insertInto('shelf_prices').values(added).execute()
  return { ok: true, changes }
}

/** Takes back the prices of these products that are scheduled and have not begun; how many there were. */
export async function dropScheduled(
  transaction: Transaction<OrderTables>,
  productIds: readonly string[],
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('shelf_prices')
    .set({ dropped_at: at.toISOString() })
    .where('product_id', 'in', productIds)
    .where('from_at', '>', at.toISOString())
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * So that of a product one price holds from a moment on. A clock of another server that is ahead may have written a
 * price that was meant to hold at once, and has yet to begin by the clock here: it is older all the same.
 */
async function drop(
  transaction: Transaction<OrderTables>,
  productIds: readonly string[],
  at: Date,
  from: Date,
): Promise<void> {
  await transaction
    .updateTable('shelf_prices')
    .set({ dropped_at: at.toISOString() })
    .where('product_id', 'in', productIds)
    .where((is) =>
      is.or([
        is('from_at', '=', from.toISOString()),
        is.and([is('from_at', '>', from.toISOString()), is('from_at', '=', is.ref('set_at'))]),
      ]),
    )
    .where('dropped_at', 'is', null)
    .execute()
}

/** What is wrong with a price by itself. */
export function priceProblem({ productId, cents }: PriceRow): readonly ShelfProblem[] {
  if (Number.isSafeInteger(cents) && cents > 0 && cents <= MOST_CENTS) return []
  const problem = `The price of ${titled(productId)} must be from $0.01 to $100,000.00.`
  return [{ productId, problem }]
}
