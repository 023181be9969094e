import { formatDollars } from '@millrun/commerce/dollars'
import type { Order } from '../orders/order.ts'
import type { Mail } from './mail.ts'
import { mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { orderHead, orderText } from './order-text.ts'

/**
 * The confirmation for whoever keeps the buyer's papers. It says what the buyer's says, without the link: whoever has
 * that may do what the buyer may.
 */
export function invoiceMail(order: Order, shopOrigin: string): Mail {
  const { orderNumber, customer, totals, references } = order
  const name = `${customer.firstName} ${customer.lastName}`
  const title = `Order ${orderNumber} is paid`
  const sentence = `${name} has paid ${formatDollars(totals.totalCents)} for this order and asked us to send its paper to you.`
  const head = orderHead(order)
  const { poNumber } = references
  return {
    to: references.invoiceEmail,
    replyTo: customer.email,
    subject: poNumber === '' ? title : `${title}: PO number ${poNumber}`,
    text: [title, sentence, head, orderText(order), ''].join('\n\n'),
    html: mailPage(title, paragraph(sentence), paragraph(head), orderMarkup(order, shopOrigin)),
  }
}
