import { formatDollars } from '@millrun/commerce/dollars'
import { howToPay } from '@millrun/commerce/terms/how-to-pay'
import type { Order } from '../orders/order.ts'
import type { Mail } from './mail.ts'
import { mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { dueSentence } from './order-news.ts'
import { orderHead, orderText } from './order-text.ts'

/**
 * The invoice for whoever keeps the buyer's papers. It says what the buyer's confirmation says, without the link: whoever has
 * that may do what the buyer may.
 */
export function invoiceMail(order: Order, shopOrigin: string): Mail {
  const { customer, references } = order
  const { title, sentence } = newsOf(order)
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

function newsOf(order: Order): { readonly title: string; readonly sentence: string } {
  const { orderNumber, customer, totals, status } = order
  const name = `${customer.firstName} ${customer.lastName}`
  if (status === 'on_terms') {
    return {
      title: `Invoice for order ${orderNumber}`,
      sentence: `${name} has ordered this on terms and asked us to send its paper to you. ${dueSentence(order)} ${howToPay(orderNumber)}`,
    }
  }
  return {
    title: `Order ${orderNumber} is paid`,
    sentence: `${name} has paid ${formatDollars(totals.totalCents)} for this order and asked us to send its paper to you.`,
  }
}
