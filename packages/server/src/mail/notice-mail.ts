import { business } from '@millrun/commerce/business'
import { formatDollars } from '@millrun/commerce/dollars'
import type { Order } from '../orders/order.ts'
import type { Mail } from './mail.ts'
import { mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { orderHead, orderText } from './order-text.ts'

/** The mail to the business about a paid order. An answer to it goes to the buyer. */
export function noticeMail(order: Order): Mail {
  const { orderNumber, customer, isPickup, totals, captureId = 'unknown' } = order
  const way = isPickup ? 'pickup' : 'shipping'
  const title = `Order ${orderNumber} is paid: ${formatDollars(totals.totalCents)}, ${way}`
  const buyer = `${customer.firstName} ${customer.lastName}, ${customer.email}, ${customer.phone}`
  const payment = `PayPal capture ${captureId}`
  return {
    to: business.email,
    replyTo: customer.email,
    subject: title,
    text: [title, orderHead(order), buyer, orderText(order), payment, ''].join('\n\n'),
    html: mailPage(
      title,
      paragraph(orderHead(order)),
      paragraph(buyer),
      orderMarkup(order),
      paragraph(payment),
    ),
  }
}
