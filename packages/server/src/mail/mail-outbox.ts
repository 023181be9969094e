import { randomUUID } from 'node:crypto'
import { doublingPauses, nextDue, timeAfter } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { HistoryListener } from '../orders/order-history.ts'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import type { Order } from '../orders/order.ts'
import type { MailKind } from './mail.ts'

/** A mail that is to be sent now. */
export interface DueMail {
  readonly id: string
  readonly orderId: string
  readonly kind: MailKind
  readonly copy: number
  /** This time counted. */
  readonly tries: number
  readonly createdAt: Date
}

/** Which mails a change to this status makes. */
const MAILS: Readonly<Partial<Record<OrderStatus, readonly MailKind[]>>> = {
  on_terms: ['confirmation', 'notice'],
  paid: ['confirmation', 'notice'],
  payment_pending: ['received'],
  needs_review: ['review'],
}

/** Mails to the business. */
const TO_US: ReadonlySet<MailKind> = new Set([
  'notice',
  'review',
  'stop',
  'return_notice',
  'bounced',
])

const LONGEST_PAUSE_MS = 60 * 60_000
const AGAIN_PAUSE_MS = 10 * 60_000
const MOST_COPIES = 10
/** For days, once an hour in the end. */
const MOST_TRIES = 100

/**
 * Puts the mails about what happened to an order into the outbox; each one once, but for the call for a person:
 * there may be one for each new reason.
 */
export const putMails: HistoryListener = async (transaction, { before, order, isHeld }) => {
  const { id: orderId, status } = order
  if (status === before?.status && !isHeld) return
  const kinds = kindsOf(before, status)
  // Of an order whose lines nobody knows its buyer is told nothing.
  const all = kinds.flatMap((kind) => [kind, ...copiesOf(kind, order)])
  for (const kind of all.filter((each) => order.lines.length > 0 || TO_US.has(each))) {
    const copy = kind === 'review' ? await nextCopy(transaction, orderId, kind) : 1
    const at = order.changedAt.toISOString()
    if (copy <= MOST_COPIES) await putMail(transaction, { orderId, kind, copy, at })
  }
}

function kindsOf(before: Order | undefined, status: OrderStatus): readonly MailKind[] {
  if (status === 'declined' && before !== undefined && isWaitedFor(before)) return ['failed']
  // It was confirmed when it was placed.
  if (status === 'paid' && before?.status === 'on_terms') return ['payment']
  return MAILS[status] ?? []
}

/** What is written to the address that the buyer named for papers. */
function copiesOf(kind: MailKind, { references }: Order): readonly MailKind[] {
  return kind === 'confirmation' && references.invoiceEmail !== '' ? ['invoice'] : []
}

/** The buyer of an order that PayPal was asked about again has been told to wait, or has gone. */
function isWaitedFor({ status, checks }: Order): boolean {
  return status === 'payment_pending' || status === 'needs_review' || checks > 0
}

/** What a buyer was never written about is not written about again. */
export function isWrittenAbout(status: OrderStatus): boolean {
  return status !== 'created' && status !== 'capturing' && status !== 'declined'
}

/** Which copy of a mail the next one is, from 1. */
export async function nextCopy(
  database: Pick<OrderDatabase, 'selectFrom'>,
  orderId: string,
  kind: MailKind,
): Promise<number> {
  const { count } = await database
    .selectFrom('mails')
    .select((is) => is.fn.countAll<number | string>().as('count'))
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count) + 1
}

interface NewMail {
  readonly orderId: string
  readonly kind: MailKind
  readonly copy: number
  readonly at: string
}

/** Puts a mail into the outbox; once for its order, kind and copy. */
export async function putMail(
  database: Pick<OrderDatabase, 'insertInto'>,
  { orderId, kind, copy, at }: NewMail,
): Promise<void> {
  await database
    .insertInto('mails')
    .values({
      id: randomUUID(),
      order_id: orderId,
      kind,
      copy,
      created_at: at,
      tries: 0,
      next_try_at: at,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind', 'copy']).doNothing())
    .execute()
}

export type MailOutbox = ReturnType<typeof mailOutbox>

/** The mails that are to be sent. `longestMs` is how long one hand-over may take. */
export function mailOutbox(database: OrderDatabase, now: () => Date, longestMs: number) {
  const pausesMs = doublingPauses(longestMs, LONGEST_PAUSE_MS)

  /** Takes the next mail to send; unless it is called sent, it comes back after a while. */
  async function claim(): Promise<DueMail | undefined> {
    const at = now()
    const due = { now: at, longestPauseMs: LONGEST_PAUSE_MS }
    const row = await database
      .updateTable('mails')
      .set((is) => ({
        tries: is('tries', '+', 1),
        next_try_at: is
          .case()
          .when('tries', '<', MOST_TRIES - 1)
          .then(timeAfter(at, is.ref('tries'), pausesMs))
          .else(null)
          .end(),
      }))
      .where('id', '=', nextDue(database, { table: 'mails', due: 'next_try_at' }, due))
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { id, kind, copy, tries } = row
    return { id, orderId: row.order_id, kind, copy, tries, createdAt: new Date(row.created_at) }
  }

  async function markSent({ id }: DueMail): Promise<void> {
    await database
      .updateTable('mails')
      .set({ sent_at: now().toISOString(), next_try_at: null })
      .where('id', '=', id)
      .execute()
  }

  /** Sends a buyer's mail once more, unless that was just done or is done too often. */
  async function sendAgain(orderId: string): Promise<void> {
    const copies = await database
      .selectFrom('mails')
      .select(['copy', 'created_at'])
      .where('order_id', '=', orderId)
      .where('kind', '=', 'again')
      .orderBy('copy', 'desc')
      .execute()
    const [latest] = copies
    const waited = latest === undefined || ageMs(latest.created_at) >= AGAIN_PAUSE_MS
    if (!waited || copies.length >= MOST_COPIES) return
    const copy = (latest?.copy ?? 0) + 1
    await putMail(database, { orderId, kind: 'again', copy, at: now().toISOString() })
  }

  function ageMs(at: string): number {
    return now().getTime() - Date.parse(at)
  }

  return { claim, markSent, sendAgain }
}
