import { dayPlus, newJerseyMidnight } from '@millrun/commerce/delivery/new-jersey-day'
import { STANDING } from '../../orders/order-status.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import { leftOf } from '../../shipments/left-of.ts'
import { unsendable } from '../../shipments/unsendable.ts'
import { readOrders } from '../orders/list-orders.ts'
import type { OrderToPack } from './orders-to-pack.ts'

/** So many are read at once. */
const PART = 200

/**
 * Orders that are still to be shipped, oldest first: all of them, or those placed in a month of New Jersey
 * (`2026-11`). What is picked up, or must not be sent, is none of them.
 */
export async function shipStationOrders(
  books: OrderBooks,
  month: string | undefined,
): Promise<readonly OrderToPack[]> {
  const { database } = books
  const first = `${month ?? '2000-01'}-01`
  const next = `${dayPlus(first, 31).slice(0, 7)}-01`
  const rows = await database
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', STANDING)
    .where('pickup', '=', 0)
    .where('fulfilment', 'in', ['open', 'part'])
    .$if(month !== undefined, (query) =>
      query
        .where('created_at', '>=', newJerseyMidnight(first).toISOString())
        .where('created_at', '<', newJerseyMidnight(next).toISOString()),
    )
    .orderBy('created_at')
    .execute()
  const toPack: OrderToPack[] = []
  for (let from = 0; from < rows.length; from += PART) {
    const ids = rows.slice(from, from + PART).map(({ id }) => id)
    const orders = await readOrders(database, ids)
    const left = await leftOf(database, orders)
    for (const order of orders) {
      if ((await unsendable(database, order)) !== undefined) continue
      toPack.push({ order, left: left.get(order.id) ?? [] })
    }
  }
  return toPack
}
