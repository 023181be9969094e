import type { FastifyBaseLogger } from 'fastify'
import { inLanes } from '../in-lanes.ts'
import { readOrder } from '../orders/find-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { buyerMail, type BuyerNews } from './buyer-mail.ts'
import type { DueMail, MailOutbox } from './mail-outbox.ts'
import type { MailTransport } from './mail-transport.ts'
import type { Mail, MailKind } from './mail.ts'
import { business } from '@millrun/commerce/business'
import { formatDollars } from '@millrun/commerce/dollars'
import { HOLDS } from '../orders/hold.ts'
import { mailPage, orderMarkup, paragraph } from './order-markup.ts'
import { orderHead, orderText } from './order-text.ts'

const ROUND_MS = 1000
/** So many failures, hours apart in the end, are worth somebody's attention. */
const ALARMING_TRIES = 6

interface MailDesk {
  readonly books: OrderBooks
  readonly outbox: MailOutbox
  readonly transport: MailTransport
  /** Where the links in the mails lead. */
  readonly shopOrigin: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Sends what is in the outbox, and goes on trying. */
export function startMailDesk(desk: MailDesk): Rounds {
  const { outbox, log } = desk
  return startRounds(
    (stopped) => inLanes(outbox.claim, (due) => send(desk, due), stopped),
    ROUND_MS,
    (error) => log.error({ err: error }, 'the outbox could not be worked off'),
  )
}

async function send({ books, outbox, transport, shopOrigin, log }: MailDesk, due: DueMail) {
  const order = await readOrder(books, due.orderId)
  const { orderNumber } = order
  const { kind, tries } = due
  try {
    await transport.send({
      messageId: due.id,
      fileName: `${orderNumber}-${kind}${due.copy === 1 ? '' : `-${due.copy}`}.eml`,
      date: due.createdAt,
      mail: mailAbout(order, kind, shopOrigin),
    })
  } catch (error) {
    // The text of the error may name the address.
    const entry = { orderNumber, kind, tries, code: errorCode(error) }
    if (tries >= ALARMING_TRIES) log.error(entry, 'a mail cannot be sent')
    else log.warn(entry, 'a mail was not sent')
    return
  }
  await outbox.markSent(due)
  log.info({ orderNumber, kind }, 'mail sent')
}

function mailAbout(order: Order, kind: MailKind, shopOrigin: string): Mail {
  if (kind === 'notice') return noticeMail(order)
  if (kind === 'review') return reviewMail(order)
  return buyerMail(order, kind === 'again' ? newsOf(order) : kind, shopOrigin)
}

function newsOf({ status }: Order): BuyerNews {
  return status === 'paid' || status === 'refunded' ? 'confirmation' : 'received'
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/** The mail to the business about a paid order. An answer to it goes to the buyer. */
function noticeMail(order: Order): Mail {
  const { orderNumber, customer, isPickup, totals } = order
  const way = isPickup ? 'pickup' : 'shipping'
  const title = `Order ${orderNumber} is paid: ${formatDollars(totals.totalCents)}, ${way}`
  const buyer = `${customer.firstName} ${customer.lastName}, ${customer.email}, ${customer.phone}`
  return { ...shopMail(order, title, [orderHead(order), buyer]), replyTo: customer.email }
}

/** The mail to the business about an order whose payment is not what it should be. */
function reviewMail(order: Order): Mail {
  const { orderNumber, totals, hold } = order
  const title = `Order ${orderNumber} needs review: ${formatDollars(totals.totalCents)}`
  const reason =
    hold === undefined ? 'What PayPal says about its payment does not fit the order.' : HOLDS[hold]
  const advice = `${reason} Please do not send it yet: "npm run orders -- show ${orderNumber}" says more.`
  return shopMail(order, title, [advice, orderHead(order)])
}

/** What the business is to know, then the order and its payment. */
function shopMail(order: Order, title: string, sentences: readonly string[]): Mail {
  const payment = `PayPal capture ${order.captureId ?? 'unknown'}`
  return {
    to: business.email,
    subject: title,
    text: [title, ...sentences, orderText(order), payment, ''].join('\n\n'),
    html: mailPage(title, ...sentences.map(paragraph), orderMarkup(order), paragraph(payment)),
  }
}
