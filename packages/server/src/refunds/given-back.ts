import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { GivenBack } from '@millrun/commerce/tax/tax-in-refunds'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { standingOf } from './standing-refunds.ts'
import { refundsOf } from './refund-store.ts'

/** Money that went back to a buyer, with its day in New Jersey. */
export interface DatedRefund extends GivenBack {
  readonly day: string
}

/** What of an order says how much of it went back. */
export type RefundedOrder = Pick<Order, 'id' | 'refundedCents' | 'captureId' | 'changedAt'>

/** So many orders are asked about at once. */
const PART = 200

/** What of an order has gone back, as far as the books know; what PayPal gave back without us comes last. */
export async function givenBack(
  books: Pick<OrderBooks, 'database'>,
  order: RefundedOrder,
): Promise<readonly DatedRefund[]> {
  return (await givenBackOf(books, [order])).get(order.id) ?? []
}

/** The same of many orders, by their ids; orders that nothing went back of are left out. */
export async function givenBackOf(
  books: Pick<OrderBooks, 'database'>,
  orders: readonly RefundedOrder[],
): Promise<ReadonlyMap<string, readonly DatedRefund[]>> {
  const refunded = orders.filter(({ refundedCents }) => refundedCents > 0)
  const known = new Map<string, readonly DatedRefund[]>()
  for (let start = 0; start < refunded.length; start += PART) {
    await addPart(books, refunded.slice(start, start + PART), known)
  }
  return known
}

async function addPart(
  books: Pick<OrderBooks, 'database'>,
  orders: readonly RefundedOrder[],
  known: Map<string, readonly DatedRefund[]>,
): Promise<void> {
  const refunds = await refundsOf(
    books.database,
    orders.map(({ id }) => id),
  )
  const byOrder = Map.groupBy(refunds, ({ orderId }) => orderId)
  const unlisted = new Map<RefundedOrder, number>()
  for (const order of orders) {
    const listed = standingOf(order, byOrder.get(order.id) ?? [])
      // What PayPal has begun counts.
      .filter(({ status }) => status !== 'asked')
      .map(({ cents = 0, isTax, taxCents, createdAt }) => ({
        cents,
        isTax,
        taxCents,
        day: newJerseyDay(createdAt),
      }))
    known.set(order.id, listed)
    const cents = order.refundedCents - listed.reduce((sum, refund) => sum + refund.cents, 0)
    if (cents > 0) unlisted.set(order, cents)
  }
  const days = await daysHeard(books, [...unlisted.keys()])
  for (const [{ id }, cents] of unlisted) {
    known.set(id, [...(known.get(id) ?? []), { cents, isTax: false, day: days.get(id) ?? '' }])
  }
}

/** When PayPal last said that money went back; what happens to an order later moves no refund into another month. */
async function daysHeard(
  { database }: Pick<OrderBooks, 'database'>,
  orders: readonly RefundedOrder[],
): Promise<ReadonlyMap<string, string>> {
  const days = new Map(orders.map(({ id, changedAt }) => [id, newJerseyDay(changedAt)]))
  if (orders.length === 0) return days
  const history = await database
    .selectFrom('order_events')
    .select(['order_id', 'at', 'note'])
    .where('order_id', 'in', [...days.keys()])
    .orderBy('order_id')
    .orderBy('step')
    .execute()
  for (const { order_id: id, at, note } of history) {
    if (note.includes('REFUNDED')) days.set(id, newJerseyDay(new Date(at)))
  }
  return days
}
