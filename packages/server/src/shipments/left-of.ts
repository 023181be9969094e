import type { OrderDatabase } from '../database/order-database.ts'
import { shippedOf } from '../desk/orders/shipped-lines.ts'
import type { Order } from '../orders/order.ts'
import { cancelledOf } from '../refunds/cancelled-pieces.ts'
import { type LeftLine, leftLines } from './left-lines.ts'

const NONE = new Map<number, number>()

/** What is still to be sent, by the ids of the orders: what was bought, without what has left or was cancelled. */
export async function leftOf(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orders: readonly Pick<Order, 'id' | 'fulfilment' | 'lines'>[],
): Promise<ReadonlyMap<string, readonly LeftLine[]>> {
  const ids = orders.map(({ id }) => id)
  const shipped = await shippedOf(database, orders)
  const cancelled = await cancelledOf(database, ids)
  return new Map(
    orders.map((order) => {
      const gone = [shipped.get(order.id) ?? NONE, cancelled.get(order.id) ?? NONE]
      return [order.id, leftLines(order, ...gone)]
    }),
  )
}
