import { orderPagePath } from '@millrun/commerce/order-page'
import type { Order } from '../orders/order.ts'
import type { Mail } from './mail.ts'
import { link, mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { type BuyerNews, NEWS } from './order-news.ts'
import { orderHead, orderText } from './order-text.ts'

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
