import type { OrderDatabase } from '../database/order-database.ts'
import { type ShippedLines, shippedOf } from '../desk/orders/shipped-lines.ts'
import type { Order } from '../orders/order.ts'
import { cancelledOf } from '../refunds/cancelled-pieces.ts'

/** Pieces of an order that are not to be sent any more, by the number of their line. */
export interface GonePieces {
  readonly shipped: ShippedLines
  /** Their money went back before they left. */
  readonly cancelled: ShippedLines
}

/** Of an order of which nothing is known to have left. */
export const NONE_GONE: GonePieces = { shipped: new Map(), cancelled: new Map() }

/** What of each order is not to be sent any more, by the ids of the orders. */
export async function goneOf(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orders: readonly Pick<Order, 'id' | 'fulfilment' | 'lines'>[],
): Promise<ReadonlyMap<string, GonePieces>> {
  const ids = orders.map(({ id }) => id)
  const shipped = await shippedOf(database, orders)
  const cancelled = await cancelledOf(database, ids)
  return new Map(
    ids.map((id) => [
      id,
      {
        shipped: shipped.get(id) ?? NONE_GONE.shipped,
        cancelled: cancelled.get(id) ?? NONE_GONE.cancelled,
      },
    ]),
  )
}
