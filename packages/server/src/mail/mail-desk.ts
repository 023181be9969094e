import type { FastifyBaseLogger } from 'fastify'
import { inLanes } from '../in-lanes.ts'
import type { OrderStore } from '../orders/order-store.ts'
import type { Order } from '../orders/order.ts'
import { startRounds, type Rounds } from '../rounds.ts'
import { buyerMail, type BuyerNews } from './buyer-mail.ts'
import type { DueMail, MailOutbox } from './mail-outbox.ts'
import type { MailTransport } from './mail-transport.ts'
import type { Mail, MailKind } from './mail.ts'
import { noticeMail } from './notice-mail.ts'
import { reviewMail } from './review-mail.ts'

const ROUND_MS = 1000
/** So many failures, hours apart in the end, are worth somebody's attention. */
const ALARMING_TRIES = 6

interface MailDesk {
  readonly store: OrderStore
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

async function send({ store, outbox, transport, shopOrigin, log }: MailDesk, due: DueMail) {
  const order = await store.read(due.orderId)
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
