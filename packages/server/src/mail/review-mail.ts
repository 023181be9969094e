import { business } from '@millrun/commerce/business'
import { formatDollars } from '@millrun/commerce/dollars'
import type { Order } from '../orders/order.ts'
import type { Mail } from './mail.ts'
import { mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { orderText } from './order-text.ts'

/** The mail to the business about an order whose payment is not what it should be. */
export function reviewMail(order: Order): Mail {
  const { orderNumber, totals, captureId = 'unknown' } = order
  const title = `Order ${orderNumber} needs review: ${formatDollars(totals.totalCents)}`
  const advice =
    'What PayPal says about its payment does not fit the order. Please do not send it yet: ' +
    `"npm run orders -- show ${orderNumber}" says why.`
  const payment = `PayPal capture ${captureId}`
  return {
    to: business.email,
    subject: title,
    text: [title, advice, orderText(order), payment, ''].join('\n\n'),
    html: mailPage(title, paragraph(advice), orderMarkup(order), paragraph(payment)),
  }
}
