import { orderPagePath } from '@millrun/commerce/order-page'
import type { Order } from '../orders/order.ts'
import type { Mail } from './mail.ts'
import { link, mailPage, paragraph } from './order-markup.ts'
import { orderHead } from './order-text.ts'

/** What somebody of the shop has written to the buyer of an order. */
export function noteMail(order: Order, text: string, shopOrigin: string): Mail {
  const { customer, orderNumber } = order
  const title = customer.firstName === '' ? 'About your order' : `Dear ${customer.firstName},`
  const page = `${shopOrigin}${orderPagePath(order)}`
  return {
    to: customer.email,
    subject: `About your order ${orderNumber}`,
    text: [title, text, orderHead(order), `See your order: ${page}`, ''].join('\n\n'),
    html: mailPage(
      title,
      ...text.split(/\n{2,}/).map(paragraph),
      paragraph(orderHead(order)),
      link(page, 'See your order'),
    ),
  }
}
