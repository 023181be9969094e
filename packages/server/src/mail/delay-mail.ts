import { lateSentence, silenceSentence } from '@millrun/commerce/promise/delay-words'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { formatDollars } from '@millrun/commerce/dollars'
import { delayPagePath, orderPagePath } from '@millrun/commerce/order-page'
import type { FoundDelay } from '../delays/delay-store.ts'
import { goesBack } from '../refunds/goes-back.ts'
import type { Mail } from './mail.ts'
import { link, mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { orderHead, orderText } from './order-text.ts'

/**
 * Asks the buyer to wait or to cancel. The links open a page that asks once more: programs that look through mails
 * open links too.
 */
export function delayMail({ order: late, delay }: FoundDelay, shopOrigin: string): Mail {
  // The days of before would contradict the new one.
  const order = { ...late, delivery: undefined }
  const { orderNumber, customer, isPickup: pickup } = order
  const left = formatDollars(order.capturedCents - order.refundedCents)
  const title = `We are sorry, ${customer.firstName}: your order is delayed.`
  const isOwed = goesBack(order) === 'credit'
  const told = { ...delay, pickup, isOwed }
  const choices = [
    ['wait', `Wait until ${dayInWords(delay.newDay, true)}`],
    ['cancel', isOwed ? 'Cancel, and owe nothing for it' : `Cancel and get ${left} back`],
  ] as const
  const links = choices.map(
    ([answer, text]) => [`${shopOrigin}${delayPagePath(delay.token, answer)}`, text] as const,
  )
  const page = `${shopOrigin}${orderPagePath(order)}`
  const sentences = [lateSentence(told), `The reason: ${delay.reason}`]
  const ask = `Please tell us what you want. ${silenceSentence(told)}`
  return {
    to: customer.email,
    subject: `Your order ${orderNumber} is delayed: wait or cancel`,
    text: [
      title,
      ...sentences,
      ask,
      ...links.map(([address, text]) => `${text}: ${address}`),
      orderHead(order),
      orderText(order),
      `See your order: ${page}`,
      '',
    ].join('\n\n'),
    html: mailPage(
      title,
      ...[...sentences, ask].map(paragraph),
      ...links.map(([address, text]) => link(address, text)),
      paragraph(orderHead(order)),
      orderMarkup(order, shopOrigin),
      link(page, 'See your order'),
    ),
  }
}
