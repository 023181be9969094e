import type { ShelfMove } from '@millrun/commerce/desk/shelf'
import type { OrderDatabase } from '../../database/order-database.ts'
import { listMoves } from '../../shelf/stock-moves.ts'

/** More of them nobody reads. */
const MOST_SHOWN = 30

/** How the stock of a product has changed, the newest first, with the numbers of the orders. */
export async function shownMoves(
  database: Pick<OrderDatabase, 'selectFrom'>,
  productId: string,
): Promise<readonly ShelfMove[]> {
  const moves = (await listMoves(database, { productId })).toReversed().slice(0, MOST_SHOWN)
  const numbers = await orderNumbers(
    database,
    moves.flatMap(({ orderId }) => orderId ?? []),
  )
  return moves.map(({ at, change, quantityAfter: after, reason, orderId, actor }) => ({
    at: at.toISOString(),
    change,
    after,
    reason,
    orderNumber: numbers.get(orderId ?? '') ?? null,
    actor: actor ?? null,
  }))
}

async function orderNumbers(
  database: Pick<OrderDatabase, 'selectFrom'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.order_number]))
}
