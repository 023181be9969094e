import { formatDollars } from '@millrun/commerce/dollars'
import { dueWish } from '@millrun/commerce/terms/due-text'
import type { Order } from '../orders/order.ts'
import { owedCents } from '../terms/owed-cents.ts'
import { goesBack } from '../refunds/goes-back.ts'

/** What the buyer is told about. */
export type BuyerNews =
  | 'confirmation'
  | 'payment'
  | 'received'
  | 'failed'
  | 'cancelled'
  | 'refunded'

interface News {
  readonly subject: string
  readonly title: string
  readonly sentence: string
}

/** What a mail says above the order that it is about. */
export const NEWS: Readonly<Record<BuyerNews, (order: Order) => News>> = {
  confirmation: confirmedNews,
  payment: paymentNews,
  received: pendingNews,
  failed: failedNews,
  cancelled: cancelledNews,
  refunded: refundedNews,
}

function confirmedNews(order: Order): News {
  const { orderNumber, customer, totals } = order
  const due = dueSentence(order)
  return {
    subject: `Your order ${orderNumber} is confirmed`,
    title: `Thank you, ${customer.firstName}.`,
    sentence:
      due === ''
        ? `Your payment of ${formatDollars(totals.totalCents)} has arrived, and we are getting your order ready.`
        : `We are getting your order ready. ${due}`,
  }
}

/** How much of an order is to be paid, and until when; empty for one that is not owed. */
export function dueSentence(order: Order): string {
  const { status, terms } = order
  if (status !== 'on_terms' || terms === undefined) return ''
  return `${dueWish(owedCents(order), terms.dueOn)}.`
}

function paymentNews({ orderNumber, customer, totals, refundedCents }: Order): News {
  const paid = formatDollars(totals.totalCents - refundedCents)
  return {
    subject: `Payment received for your order ${orderNumber}`,
    title: `Thank you, ${customer.firstName}.`,
    sentence: `Your payment of ${paid} has arrived. Nothing is owed for this order any more.`,
  }
}

function pendingNews({ orderNumber, customer }: Order): News {
  return {
    subject: `We have your order ${orderNumber}`,
    title: `Thank you, ${customer.firstName}.`,
    sentence:
      'We have your order. PayPal is still checking the payment; we write again as soon as it is ' +
      'paid. Please do not pay a second time.',
  }
}

function failedNews({ orderNumber, customer }: Order): News {
  return {
    subject: `The payment for your order ${orderNumber} did not go through`,
    title: `We are sorry, ${customer.firstName}.`,
    sentence:
      'PayPal has told us that your payment did not go through. Nothing was charged, and this order ' +
      'is not on its way. You are welcome to order again.',
  }
}

const BACK_TO = {
  paypal: 'goes back to the way you paid; your bank may take some days to show it.',
  by_hand: 'goes back to you; we write or call about how.',
  credit: '',
} as const

function cancelledNews(order: Order): News {
  const { orderNumber, capturedCents } = order
  const back =
    goesBack(order) === 'credit'
      ? 'You owe nothing for it.'
      : `All of your money, ${formatDollars(capturedCents)}, ${BACK_TO[goesBack(order)]}`
  return {
    subject: `Your order ${orderNumber} is cancelled`,
    title: 'Your order is cancelled.',
    sentence: `You told us that you do not wait, so nothing will be sent. ${back}`,
  }
}

function refundedNews(order: Order): News {
  const { orderNumber, refundedCents } = order
  if (goesBack(order) === 'credit') {
    return {
      subject: `You owe nothing for your order ${orderNumber}`,
      title: 'Nothing is owed for this order.',
      sentence: 'All of it was taken off what you owe.',
    }
  }
  return {
    subject: `Your order ${orderNumber} was refunded`,
    title: 'Your order was refunded.',
    sentence: `We have given back ${formatDollars(refundedCents)} to the way you paid.`,
  }
}
