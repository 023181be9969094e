import { addressLine, business } from '@millrun/commerce/business'
import { ratingPagePath, stopPagePath, STOP_PATH } from '@millrun/commerce/ratings/rating-page'
import type { Order } from '../orders/order.ts'
import type { RatingAsk } from '../ratings/rating-ask.ts'
import type { Mail } from './mail.ts'
import { link, mailPage, paragraph, section } from './order-markup.ts'
import { orderHead } from './order-text.ts'

/**
 * Asks the buyer what they think of what they bought, whatever that is (16 CFR 465.4, .7). It is a commercial message:
 * it says who writes from where, and how not to be asked again (16 CFR 316).
 */
export function ratingMail(
  order: Order,
  { token, stopToken }: RatingAsk,
  titles: readonly string[],
  shopOrigin: string,
): Mail {
  const title = 'How are your stair parts?'
  const sentences = [
    'Whoever builds the next stair would like to know. Rate what you bought with one to five stars, and write a few words if you like.',
    'We show praise and blame alike, and you get nothing for either.',
  ]
  const page = `${shopOrigin}${ratingPagePath(token)}`
  const stop = `${shopOrigin}${stopPagePath(stopToken)}`
  const stopSentence = 'We ask once for an order.'
  return {
    to: order.customer.email,
    subject: `How are the parts of your order ${order.orderNumber}?`,
    stopAddress: `${shopOrigin}${STOP_PATH}/${stopToken}`,
    text: [
      title,
      ...sentences,
      ['You bought:', ...titles].join('\n'),
      `Write a review: ${page}`,
      orderHead(order),
      `${stopSentence} Do not ask me again: ${stop}`,
      `${business.name}, ${addressLine()}`,
      '',
    ].join('\n\n'),
    html: mailPage(
      title,
      ...sentences.map(paragraph),
      section('You bought', titles),
      link(page, 'Write a review'),
      paragraph(orderHead(order)),
      paragraph(stopSentence),
      link(stop, 'Do not ask me again'),
    ),
  }
}
