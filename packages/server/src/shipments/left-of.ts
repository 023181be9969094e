import type { OrderDatabase } from '../database/order-database.ts'
import type { Order } from '../orders/order.ts'
import { goneOf, NONE_GONE } from './gone-pieces.ts'
import { type LeftLine, leftLines } from './left-lines.ts'

/** What is still to be sent, by the ids of the orders: what was bought, without what has left or was cancelled. */
export async function leftOf(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orders: readonly Pick<Order, 'id' | 'fulfilment' | 'lines'>[],
): Promise<ReadonlyMap<string, readonly LeftLine[]>> {
  const gone = await goneOf(database, orders)
  return new Map(
    orders.map((order) => {
      const { shipped, cancelled } = gone.get(order.id) ?? NONE_GONE
      return [order.id, leftLines(order, shipped, cancelled)]
    }),
  )
}
