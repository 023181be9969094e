import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { GivenBack } from '@millrun/commerce/tax/tax-in-refunds'
import type { OrderBooks } from '../orders/order-books.ts'
import { readHistory } from '../orders/order-history.ts'
import type { Order } from '../orders/order.ts'
import { refundStore } from './refund-store.ts'
import { standingOf } from './standing-refunds.ts'

/** Money that went back to a buyer, with its day in New Jersey. */
export interface DatedRefund extends GivenBack {
  readonly day: string
}

/** What of an order has gone back, as far as the books know; what PayPal gave back without us comes last. */
export async function givenBack(books: OrderBooks, order: Order): Promise<readonly DatedRefund[]> {
  if (order.refundedCents === 0) return []
  const refunds = await refundStore(books.database).list(order.id)
  const listed = standingOf(order, refunds)
    .filter(({ status }) => status !== 'asked')
    .map(({ cents = 0, isTax, taxCents, createdAt }) => ({
      cents,
      isTax,
      taxCents,
      day: newJerseyDay(createdAt),
    }))
  const cents = order.refundedCents - listed.reduce((sum, refund) => sum + refund.cents, 0)
  if (cents <= 0) return listed
  return [...listed, { cents, isTax: false, day: await dayHeard(books, order) }]
}

/** When PayPal last said that money went back; what happens to the order later moves no refund into another month. */
async function dayHeard(books: OrderBooks, { id, changedAt }: Order): Promise<string> {
  const history = await readHistory(books, id)
  const heard = history.findLast(({ note }) => note.includes('REFUNDED'))
  return newJerseyDay(heard === undefined ? changedAt : new Date(heard.at))
}
