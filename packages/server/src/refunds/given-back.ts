import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { GivenBack } from '@millrun/commerce/tax/tax-in-refunds'
import type { OrderBooks } from '../orders/order-books.ts'
import { readHistory } from '../orders/order-history.ts'
import type { Order } from '../orders/order.ts'
import { refundStore, type Refund } from './refund-store.ts'

/** Money that went back to a buyer, with its day in New Jersey. */
export interface DatedRefund extends GivenBack {
  readonly day: string
}

/** What of an order has gone back, as far as the books know; what PayPal gave back without us comes last. */
export async function givenBack(books: OrderBooks, order: Order): Promise<readonly DatedRefund[]> {
  if (order.refundedCents === 0) return []
  const refunds = await refundStore(books.database).list(order.id)
  const listed = refunds
    .filter((refund) => isOf(order, refund))
    .map(({ cents = 0, isTax, createdAt }) => ({ cents, isTax, day: newJerseyDay(createdAt) }))
  const cents = order.refundedCents - listed.reduce((sum, refund) => sum + refund.cents, 0)
  if (cents <= 0) return listed
  return [...listed, { cents, isTax: false, day: await dayHeard(books, order) }]
}

/** What PayPal has begun counts; a second payment of the same order that went back was no sale. */
function isOf(order: Order, { status, captureId }: Refund): boolean {
  const isOwn = captureId === undefined || captureId === order.captureId
  return isOwn && (status === 'done' || status === 'pending')
}

/** When PayPal last said that money went back; what happens to the order later moves no refund into another month. */
async function dayHeard(books: OrderBooks, { id, changedAt }: Order): Promise<string> {
  const history = await readHistory(books, id)
  const heard = history.findLast(({ note }) => note.includes('REFUNDED'))
  return newJerseyDay(heard === undefined ? changedAt : new Date(heard.at))
}
