import type { FastifyBaseLogger } from 'fastify'
import { listBounces } from '../bounces/list-bounces.ts'
import { withAgreedDays } from '../delays/agreed-days.ts'
import { latestDelay, readDelay } from '../delays/delay-store.ts'
import { delayState } from '../delays/told-delay.ts'
import { goneOf, NONE_GONE } from '../shipments/gone-pieces.ts'
import type { Bell } from '../database/bell/bell.ts'
import { inLanes } from '../in-lanes.ts'
import { readOrder } from '../orders/find-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { isOver, stands } from '@millrun/commerce/desk/order-status'
import type { Order } from '../orders/order.ts'
import { rateableProducts } from '../ratings/rateable-lines.ts'
import { findAsk } from '../ratings/rating-ask.ts'
import { refundStore } from '../refunds/refund-store.ts'
import { returnMail, returnNotice } from '../returns/return-mail.ts'
import { readReturnNews } from '../returns/return-news.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { buyerMail } from './buyer-mail.ts'
import type { BuyerNews } from './order-news.ts'
import { readNote } from '../desk/orders/order-notes.ts'
import { listShipments } from '../shipments/list-shipments.ts'
import { delayMail } from './delay-mail.ts'
import { noteMail } from './note-mail.ts'
import { invoiceMail } from './invoice-mail.ts'
import type { DueMail, MailOutbox } from './mail-outbox.ts'
import { mailFileName } from './mail-file-name.ts'
import type { MailTransport } from './mail-transport.ts'
import type { Mail } from './mail.ts'
import { readyMail, shipmentMail } from './shipment-mail.ts'
import { ratingMail } from './rating-mail.ts'
import { refundMail } from './refund-mail.ts'
import { bouncedMail, noticeMail, reviewMail, stopMail } from './shop-mail.ts'

const ROUND_MS = 1000
/** So many failures, hours apart in the end, are worth somebody's attention. */
const ALARMING_TRIES = 6

interface MailDesk {
  readonly books: OrderBooks
  readonly outbox: MailOutbox
  readonly bell: Bell
  readonly transport: MailTransport
  /** Where the links in the mails lead. */
  readonly shopOrigin: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Sends what is in the outbox, and goes on trying. */
export function startMailDesk(desk: MailDesk): Rounds {
  const { outbox, bell, log } = desk
  return startRounds(
    (stopped) => inLanes(outbox.claim, (due) => send(desk, due), stopped),
    ROUND_MS,
    (error) => log.error({ err: error }, 'the outbox could not be worked off'),
    bell.callFor('mails'),
  )
}

async function send({ books, outbox, transport, shopOrigin, log }: MailDesk, due: DueMail) {
  const order = await readOrder(books, due.orderId)
  const { orderNumber } = order
  const { kind, tries } = due
  let end: 'sent' | 'back'
  try {
    end = await transport.send({
      messageId: due.id,
      fileName: mailFileName(orderNumber, due),
      date: due.createdAt,
      mail: await mailAbout({ books, shopOrigin }, order, due),
    })
  } catch (error) {
    // The text of the error may name the address.
    const entry = { orderNumber, kind, tries, code: errorCode(error) }
    if (tries >= ALARMING_TRIES) log.error(entry, 'a mail cannot be sent')
    else log.warn(entry, 'a mail was not sent')
    return
  }
  await outbox.markSent(due)
  // That one came back is said where it is written down.
  if (end === 'sent') log.info({ orderNumber, kind }, 'mail sent')
}

async function mailAbout(
  { books, shopOrigin }: Pick<MailDesk, 'books' | 'shopOrigin'>,
  order: Order,
  { kind, copy }: DueMail,
): Promise<Mail> {
  switch (kind) {
    case 'notice':
      return noticeMail(order, shopOrigin)
    case 'review':
      return reviewMail(order, shopOrigin)
    case 'stop':
      return stopMail(order, shopOrigin)
    case 'bounced':
      return bouncedMail(order, await listBounces(books.database, order.id), shopOrigin)
    case 'invoice':
      return invoiceMail(order, shopOrigin)
    case 'delay': {
      const found = await readDelay(books, order, copy)
      if (found === undefined) throw new Error('there is nothing to ask about this order')
      return delayMail(found, shopOrigin)
    }
    case 'note':
      return noteMail(order, await readNote(books, order, copy), shopOrigin)
    case 'ready':
      return readyMail(order, shopOrigin)
    case 'part':
    case 'shipped':
    case 'picked_up': {
      const shipments = await listShipments(books.database, order)
      const { cancelled } = (await goneOf(books.database, [order])).get(order.id) ?? NONE_GONE
      const sent = shipments.filter(({ number }) => number <= copy)
      const told = { news: kind, shipments: sent, cancelled }
      return shipmentMail(order, told, shopOrigin)
    }
    case 'refund':
      return refundMail(order, await refundStore(books.database).list(order.id), copy, shopOrigin)
    case 'return':
      return returnMail(order, await readReturnNews(books.database, order, copy), shopOrigin)
    case 'return_notice':
      return returnNotice(order, await readReturnNews(books.database, order, copy), shopOrigin)
    case 'rating': {
      const ask = await findAsk(books.database, { orderId: order.id })
      if (ask === undefined) throw new Error('nobody was asked about this order')
      const titles = (await rateableProducts(books.database, order)).map(({ title }) => title)
      return ratingMail(order, ask, titles, shopOrigin)
    }
    case 'again':
      return mailOnceMore(books, order, shopOrigin)
    case 'confirmation':
    case 'payment':
    case 'received':
    case 'failed':
    case 'cancelled':
      return buyerMail(order, kind, shopOrigin)
  }
}

/** What an order is written about once more: as it stands now, with the question that its buyer has not answered. */
async function mailOnceMore(books: OrderBooks, order: Order, shopOrigin: string): Promise<Mail> {
  const asked = await latestDelay(books, order)
  const state = asked && delayState(asked)
  if (asked !== undefined && state === 'open') return delayMail(asked, shopOrigin)
  const news = state === 'cancelled' ? 'cancelled' : 'confirmation'
  return buyerMail(await withAgreedDays(books, order), newsOf(order, news), shopOrigin)
}

function newsOf({ status }: Order, ifPaid: BuyerNews): BuyerNews {
  if (isOver(status)) return 'refunded'
  return stands(status) ? ifPaid : 'received'
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
