import type { FastifyBaseLogger } from 'fastify'
import { doublingPauses, nextDue, timeAfter } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { inLanes } from '../in-lanes.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { tradeMail } from './trade-mail.ts'
import { newestApplication } from './trade-store.ts'

const ROUND_MS = 1000
const LONGEST_PAUSE_MS = 60 * 60_000
/** For days, once an hour in the end. */
const MOST_TRIES = 100

interface TradeMailDesk {
  readonly database: OrderDatabase
  readonly transport: MailTransport
  readonly now: () => Date
  /** Where the links in the mails lead. */
  readonly shopOrigin: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Sends the mails about trade applications, and goes on trying. */
export function startTradeMails(desk: TradeMailDesk): Rounds {
  return startRounds(
    (stopped) =>
      inLanes(
        () => claim(desk),
        (due) => send(desk, due),
        stopped,
      ),
    ROUND_MS,
    (error) =>
      desk.log.error({ err: error }, 'the mails about trade accounts could not be worked off'),
  )
}

interface DueNews {
  readonly id: string
  readonly accountId: string
  readonly status: string
  readonly tries: number
  /** When it came to stand so. */
  readonly since: Date
}

/** Takes the application that is to be written about next; unless it is called told, it comes back after a while. */
async function claim({ database, now, transport }: TradeMailDesk): Promise<DueNews | undefined> {
  const at = now()
  const queue = { table: 'trade_applications', due: 'next_mail_at' }
  const pausesMs = doublingPauses(transport.longestMs, LONGEST_PAUSE_MS)
  const row = await database
    .updateTable('trade_applications')
    .set((is) => ({
      tries: is('tries', '+', 1),
      next_mail_at: is
        .case()
        .when('tries', '<', MOST_TRIES - 1)
        .then(timeAfter(at, is.ref('tries'), pausesMs))
        .else(null)
        .end(),
    }))
    .where('id', '=', nextDue(database, queue, { now: at, longestPauseMs: LONGEST_PAUSE_MS }))
    .returning(['id', 'account_id', 'status', 'tries', 'applied_at', 'decided_at'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const since = new Date(row.decided_at ?? row.applied_at)
  return { id: row.id, accountId: row.account_id, status: row.status, tries: row.tries, since }
}

async function send(desk: TradeMailDesk, { id, accountId, status, tries, since }: DueNews) {
  const { database, transport, shopOrigin, log } = desk
  const applicant = await newestApplication(database, accountId)
  // Erased, or decided in the meantime: then there is a mail about that.
  if (applicant?.id !== id || applicant.application.status !== status) return
  const name = `trade-${id.slice(0, 8)}-${status}`
  try {
    await transport.send({
      messageId: `${id}-${status}`,
      fileName: `${name}.eml`,
      date: since,
      mail: tradeMail(applicant, shopOrigin),
    })
  } catch {
    // The text of the error may name the address.
    log.warn({ application: id, tries }, 'a mail about a trade account was not sent')
    return
  }
  await database
    .updateTable('trade_applications')
    .set({ next_mail_at: null })
    .where('id', '=', id)
    .where('status', '=', applicant.application.status)
    .execute()
  log.info({ application: id, status }, 'mail about a trade account sent')
}
