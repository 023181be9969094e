import { business } from '@millrun/commerce/business'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { orderPagePath } from '@millrun/commerce/order-page'
import {
  CARRIER_NEEDS,
  CARRIER_TERM,
  carrierDeadline,
} from '@millrun/commerce/returns/carrier-term'
import { LATE_MEANING } from '@millrun/commerce/returns/judge-return'
import { REASON_WORDS, RETURN_REASONS } from '@millrun/commerce/returns/return-reason'
import { returnSentence, sendTo, wayBack } from '@millrun/commerce/returns/return-words'
import type { Mail } from '../mail/mail.ts'
import { link, mailPage, paragraph, section } from '../mail/order-markup.ts'
import { orderHead } from '../mail/order-text.ts'
import type { Order } from '../orders/order.ts'
import type { ReturnNews } from './return-news.ts'
import { piecesOf } from './return-pieces.ts'
import type { KeptReturn } from './return-store.ts'

/** Tells the buyer what happened to what they return or report, and what to do now. */
export function returnMail(order: Order, news: ReturnNews, shopOrigin: string): Mail {
  const { kept } = news
  const { subject, title, sentences } = newsOf(order, news)
  const pieces = piecesOf(order, kept.lines)
  const address = news.event.kind === 'approved' ? sendTo(kept.number) : []
  const page = `${shopOrigin}${orderPagePath(order)}`
  return {
    to: order.customer.email,
    subject,
    text: [
      title,
      ...sentences,
      ['For:', ...pieces].join('\n'),
      ...(address.length === 0 ? [] : [['Send to:', ...address].join('\n')]),
      orderHead(order),
      `See your return: ${page}`,
      '',
    ].join('\n\n'),
    html: mailPage(
      title,
      ...sentences.map(paragraph),
      section('For', pieces),
      ...(address.length === 0 ? [] : [section('Send to', address)]),
      paragraph(orderHead(order)),
      link(page, 'See your return'),
    ),
  }
}

/** Tells the business of a return that is to be decided. An answer to it goes to the buyer. */
export function returnNotice(order: Order, { kept }: ReturnNews, shopOrigin: string): Mail {
  const title = `Return ${kept.number} is to be decided: ${REASON_WORDS[kept.reason]}`
  const carrier =
    kept.arrivedOn === undefined
      ? []
      : [
          `The trucking company has to hear of it by ${dayInWords(carrierDeadline(kept.arrivedOn), true)}.`,
        ]
  const sentences = [
    `${order.customer.firstName} ${order.customer.lastName} says: ${kept.words}`,
    ...carrier,
  ]
  const pieces = piecesOf(order, kept.lines)
  const desk = `${shopOrigin}/desk/returns/${kept.number}`
  return {
    to: business.email,
    replyTo: order.customer.email,
    subject: title,
    text: [title, ...sentences, pieces.join('\n'), orderHead(order), `Decide: ${desk}`, ''].join(
      '\n\n',
    ),
    html: mailPage(
      title,
      ...sentences.map(paragraph),
      section('For', pieces),
      paragraph(orderHead(order)),
      link(desk, 'Decide about it'),
    ),
  }
}

interface Words {
  readonly subject: string
  readonly title: string
  readonly sentences: readonly string[]
}

function newsOf(order: Order, { kept, event }: ReturnNews): Words {
  const { number } = kept
  const { kind, note } = event
  const sentence = returnSentence(kind, note)
  switch (kind) {
    case 'asked':
      return {
        subject: `We have your return ${number} for order ${order.orderNumber}`,
        title: `Your return has the number ${number}.`,
        sentences: askedSentences(kept),
      }
    case 'approved':
      return {
        subject: `Your return ${number} is approved`,
        title: 'Please send the pieces to us.',
        sentences: [
          sentence,
          'On the page of your order there is a slip to print: please put it into the package.',
          wayBack(kept.reason),
        ],
      }
    case 'kept':
      return {
        subject: `Your return ${number} is approved`,
        title: 'You need not send anything back.',
        sentences: [sentence],
      }
    case 'refused':
      return {
        subject: `We could not accept your return ${number}`,
        title: 'We could not accept your return.',
        sentences: [
          `The reason: ${note}`,
          `If you see it otherwise, please call us, ${business.phone}, or answer this mail.`,
        ],
      }
    case 'received':
      return {
        subject: `We have received pieces of your return ${number}`,
        title: 'Your pieces have arrived.',
        sentences: [sentence, 'We look at them and write to you when the money goes back.'],
      }
    case 'closed':
      return {
        subject: `Your return ${number} is closed`,
        title: 'Your return is closed.',
        sentences: [note],
      }
    case 'refunded':
    case 'refund failed':
      throw new Error('of money the mail about the refund tells')
  }
}

function askedSentences({ reason, isLate, arrivedOn }: KeptReturn): readonly string[] {
  return [
    `You told us: ${RETURN_REASONS[reason]}. We look at it and write to you; please do not send anything before.`,
    ...(isLate ? [LATE_MEANING] : []),
    ...(arrivedOn === undefined
      ? []
      : [CARRIER_TERM, `Please keep what the trucking company asks for: ${needsText()}.`]),
  ]
}

function needsText(): string {
  return CARRIER_NEEDS.map((need) => need.charAt(0).toLowerCase() + need.slice(1)).join('; ')
}
