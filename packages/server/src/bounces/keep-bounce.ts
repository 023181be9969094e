import { randomUUID } from 'node:crypto'
import { business } from '@millrun/commerce/business'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { nextCopy, putMail } from '../mail/mail-outbox.ts'
import { holdRow } from '../orders/note-order.ts'
import { type About, bouncedAbout } from './bounced-about.ts'

/** What mails that come back are written down with. */
export interface BounceDesk {
  readonly database: OrderDatabase
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export interface NewBounce {
  /** The id of the mail, which is in its Message-ID. */
  readonly mailId: string
  readonly address: string
  readonly reason: string
}

const LONGEST_REASON = 500
/** More calls for the same order say nothing new. */
const MOST_CALLS = 10

/**
 * Writes down that a mail came back, once, and calls for somebody: in the log, at the desk, and by mail when it was about
 * an order. Gives whether it is a mail of ours.
 */
export async function keepBounce(
  { database, now, log }: BounceDesk,
  { address, ...named }: NewBounce,
): Promise<boolean> {
  const bounce = { ...named, address: address.toLowerCase() }
  const about = await bouncedAbout(database, bounce)
  if (about === undefined) return false
  const isNew = await inTransaction(database, async (transaction) => {
    if (!(await writeDown(transaction, bounce, about, now()))) return false
    // A mail to ourselves that does not arrive is not cured by another one.
    const isToUs = bounce.address === business.email
    if (about.orderId !== undefined && !isToUs) await call(transaction, about.orderId, now())
    return true
  })
  // Whose address it is does not belong into a log.
  if (isNew) log.error({ about: about.about, kind: about.kind }, 'a mail came back')
  return true
}

async function writeDown(
  transaction: Transaction<OrderTables>,
  { mailId, address, reason }: NewBounce,
  { about, orderId, kind }: About,
  at: Date,
): Promise<boolean> {
  // Codes are asked for again and again: one line says that none of them arrives.
  if (about === 'account' && (await isOpen(transaction, address))) return false
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('bounces')
    .values({
      id: randomUUID(),
      mail_id: mailId,
      address,
      about,
      order_id: orderId ?? null,
      kind: kind ?? null,
      reason: reason.slice(0, LONGEST_REASON),
      bounced_at: at.toISOString(),
      settled_at: null,
      settled_by: null,
    })
    .onConflict((conflict) => conflict.columns(['mail_id', 'address']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

async function isOpen(transaction: Transaction<OrderTables>, address: string): Promise<boolean> {
  const open = await transaction
    .selectFrom('bounces')
    .select('id')
    .where('about', '=', 'account')
    .where('address', '=', address)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

/** Calls for a person by mail. */
async function call(
  transaction: Transaction<OrderTables>,
  orderId: string,
  at: Date,
): Promise<void> {
  await holdRow(transaction, orderId)
  const copy = await nextCopy(transaction, orderId, 'bounced')
  if (copy > MOST_CALLS) return
  await putMail(transaction, { orderId, kind: 'bounced', copy, at: at.toISOString() })
}
