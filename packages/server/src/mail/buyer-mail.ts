import { formatDollars } from '@millrun/commerce/dollars'
import { orderPagePath } from '@millrun/commerce/order-page'
import type { Order } from '../orders/order.ts'
import type { Mail } from './mail.ts'
import { link, mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { orderHead, orderText } from './order-text.ts'

/** What the buyer is told about. */
export type BuyerNews = 'confirmation' | 'received' | 'failed' | 'cancelled' | 'refunded'

interface News {
  readonly subject: string
  readonly title: string
  readonly sentence: string
}

/** The mail to the buyer: what was bought, what it costs, where it goes, and a link to its page. */
export function buyerMail(order: Order, news: BuyerNews, shopOrigin: string): Mail {
  const { subject, title, sentence } = NEWS[news](order)
  // What is cancelled has no day any more.
  const shown = news === 'cancelled' ? { ...order, delivery: undefined } : order
  const page = `${shopOrigin}${orderPagePath(order)}`
  const numbered = orderHead(order)
  return {
    to: order.customer.email,
    subject,
    text: [title, sentence, numbered, orderText(shown), `See your order: ${page}`, ''].join('\n\n'),
    html: mailPage(
      title,
      paragraph(sentence),
      paragraph(numbered),
      orderMarkup(shown, shopOrigin),
      link(page, 'See your order'),
    ),
  }
}

const NEWS: Readonly<Record<BuyerNews, (order: Order) => News>> = {
  confirmation: paidNews,
  received: pendingNews,
  failed: failedNews,
  cancelled: cancelledNews,
  refunded: refundedNews,
}

function paidNews({ orderNumber, customer, totals }: Order): News {
  return {
    subject: `Your order ${orderNumber} is confirmed`,
    title: `Thank you, ${customer.firstName}.`,
    sentence: `Your payment of ${formatDollars(totals.totalCents)} has arrived, and we are getting your order ready.`,
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

function cancelledNews({ orderNumber, capturedCents }: Order): News {
  return {
    subject: `Your order ${orderNumber} is cancelled`,
    title: 'Your order is cancelled.',
    sentence:
      `You told us that you do not wait, so nothing will be sent. All of your money, ` +
      `${formatDollars(capturedCents)}, goes back to the way you paid; your bank may take some days to show it.`,
  }
}

function refundedNews({ orderNumber, refundedCents }: Order): News {
  return {
    subject: `Your order ${orderNumber} was refunded`,
    title: 'Your order was refunded.',
    sentence: `We have given back ${formatDollars(refundedCents)} to the way you paid.`,
  }
}
