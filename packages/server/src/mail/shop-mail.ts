import { business } from '@millrun/commerce/business'
import type { BouncedMail } from '@millrun/commerce/desk/bounced-mail'
import { formatDollars } from '@millrun/commerce/dollars'
import { HOLDS } from '../orders/hold.ts'
import type { Order } from '../orders/order.ts'
import { goesBack } from '../refunds/goes-back.ts'
import type { Mail } from './mail.ts'
import { mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { orderHead, orderText } from './order-text.ts'

/** The mail to the business about an order that is paid or owed. An answer to it goes to the buyer. */
export function noticeMail(order: Order, shopOrigin: string): Mail {
  const { orderNumber, customer, isPickup, totals } = order
  const way = isPickup ? 'pickup' : 'shipping'
  const what = order.status === 'on_terms' ? 'is placed on terms' : 'is paid'
  const title = `Order ${orderNumber} ${what}: ${formatDollars(totals.totalCents)}, ${way}`
  const buyer = `${customer.firstName} ${customer.lastName}, ${customer.email}, ${customer.phone}`
  return {
    ...shopMail(order, shopOrigin, title, [orderHead(order), buyer]),
    replyTo: customer.email,
  }
}

/** The mail to the business about an order whose payment is not what it should be. */
export function reviewMail(order: Order, shopOrigin: string): Mail {
  const { orderNumber, totals, hold } = order
  const title = `Order ${orderNumber} needs review: ${formatDollars(totals.totalCents)}`
  const reason =
    hold === undefined ? 'What PayPal says about its payment does not fit the order.' : HOLDS[hold]
  const advice = `${reason} Please do not send it yet: "npm run orders -- show ${orderNumber}" says more.`
  return shopMail(order, shopOrigin, title, [advice, orderHead(order)])
}

/** The mail to the business about an order whose buyer does not wait for it. */
export function stopMail(order: Order, shopOrigin: string): Mail {
  const { orderNumber, customer } = order
  const title = `Order ${orderNumber} is cancelled: please do not send it`
  const reason =
    `Its buyer was asked to wait for a later day and cancels instead. ${backText(order)}; ` +
    '"npm run orders -- late" lists the order until it has.'
  // The days of before hold no more.
  const stopped = { ...order, delivery: undefined }
  return {
    ...shopMail(stopped, shopOrigin, title, [reason, orderHead(order)]),
    replyTo: customer.email,
  }
}

/** The mail to the business about an order whose buyer cannot be written to. */
export function bouncedMail(
  order: Order,
  bounces: readonly BouncedMail[],
  shopOrigin: string,
): Mail {
  const { orderNumber, customer } = order
  const title = `A mail about order ${orderNumber} came back`
  const reasons = bounces.map(({ address, reason }) => `${address}: ${reason}`)
  const advice =
    `Please telephone ${customer.firstName} ${customer.lastName} (${customer.phone}) and ask for another address. ` +
    `At the desk, or "npm run mails -- correct ${orderNumber} new@address.example", it is written down, and the mail is ` +
    'sent once more.'
  return shopMail(order, shopOrigin, title, [...reasons, advice, orderHead(order)])
}

/** What the business is to know, then the order and its payment. */
function shopMail(
  order: Order,
  shopOrigin: string,
  title: string,
  sentences: readonly string[],
): Mail {
  const { terms } = order
  const payment =
    terms === undefined
      ? `PayPal capture ${order.captureId ?? 'unknown'}`
      : `On terms, due ${terms.dueOn}`
  return {
    to: business.email,
    subject: title,
    text: [title, ...sentences, orderText(order), payment, ''].join('\n\n'),
    html: mailPage(
      title,
      ...sentences.map(paragraph),
      orderMarkup(order, shopOrigin),
      paragraph(payment),
    ),
  }
}

function backText(order: Order): string {
  switch (goesBack(order)) {
    case 'paypal':
      return 'The money goes back by itself'
    case 'credit':
      return 'Nothing is owed for it any more'
    case 'by_hand':
      return 'Please give its money back by hand'
  }
}
