import { business } from '@millrun/commerce/business'
import { formatDollars } from '@millrun/commerce/dollars'
import { HOLDS } from '../orders/hold.ts'
import type { Order } from '../orders/order.ts'
import type { Mail } from './mail.ts'
import { mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { orderHead, orderText } from './order-text.ts'

/** The mail to the business about an order whose payment is not what it should be. */
export function reviewMail(order: Order): Mail {
  const { orderNumber, totals, hold, captureId = 'unknown' } = order
  const title = `Order ${orderNumber} needs review: ${formatDollars(totals.totalCents)}`
  const reason =
    hold === undefined ? 'What PayPal says about its payment does not fit the order.' : HOLDS[hold]
  const advice = `${reason} Please do not send it yet: "npm run orders -- show ${orderNumber}" says more.`
  const payment = `PayPal capture ${captureId}`
  return {
    to: business.email,
    subject: title,
    text: [title, advice, orderHead(order), orderText(order), payment, ''].join('\n\n'),
    html: mailPage(
      title,
      paragraph(advice),
      paragraph(orderHead(order)),
      orderMarkup(order),
      paragraph(payment),
    ),
  }
}
