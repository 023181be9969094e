import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Bell } from '../database/bell/bell.ts'
import { doublingPauses, nextDue, timeAfter } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { inLanes } from '../in-lanes.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import type { MailTransport, Sending } from './mail-transport.ts'

const ROUND_MS = 1000
const LONGEST_PAUSE_MS = 60 * 60_000
/** For days, once an hour in the end. */
const MOST_TRIES = 100

/** What such mails are sent with. */
export interface RowMailDesk {
  readonly database: OrderDatabase
  readonly bell: Bell
  readonly transport: MailTransport
  readonly now: () => Date
  /** Where the links in the mails lead. */
  readonly shopOrigin: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

interface RowMail {
  readonly sending: Sending
  /** Takes the mail out, unless its row asks for another one by now. */
  readonly takeOut: (outcome: 'sent' | 'back') => Promise<unknown>
}

interface RowMails {
  /** Its rows have `tries`, and `next_mail_at` while there is something to be written. */
  readonly table: 'trade_applications' | 'quote_versions'
  /** For the log: `a quote`. */
  readonly about: string
  /** What is to be written now because of a row; undefined where that is nothing any more. */
  readonly mailOf: (id: string) => Promise<RowMail | undefined>
}

/** Sends the mails that rows of a table ask for, each row one at a time, and goes on trying. */
export function startRowMails(desk: RowMailDesk, mails: RowMails): Rounds {
  return startRounds(
    (stopped) =>
      inLanes(
        () => claim(desk, mails),
        (due) => send(desk, mails, due),
        stopped,
      ),
    ROUND_MS,
    (error) => desk.log.error({ err: error }, `mails about ${mails.about} could not be worked off`),
    desk.bell.callFor(mails.table),
  )
}

interface DueRow {
  readonly id: string
  readonly tries: number
}

/** Takes the row that is to be written about next; unless its mail is taken out, it comes back after a while. */
async function claim(
  { database, now, transport }: RowMailDesk,
  { table }: RowMails,
): Promise<DueRow | undefined> {
  const at = now()
  const pausesMs = doublingPauses(transport.longestMs, LONGEST_PAUSE_MS)
  const next = timeAfter(at, sql.ref('tries'), pausesMs)
  const due = nextDue(
    database,
    { table, due: 'next_mail_at' },
    { now: at, longestPauseMs: LONGEST_PAUSE_MS },
  )
  const { rows } = await sql<DueRow>`
    update ${sql.table(table)} set
      tries = tries + 1,
      next_mail_at = case when tries < ${sql.lit(MOST_TRIES - 1)} then ${next} end
    where id = ${due}
    returning id, tries
  `.execute(database)
  return rows[0]
}

async function send(
  { transport, log }: RowMailDesk,
  { about, mailOf }: RowMails,
  { id, tries }: DueRow,
): Promise<void> {
  const mail = await mailOf(id)
  if (mail === undefined) return
  let outcome
  try {
    outcome = await transport.send(mail.sending)
  } catch {
    // The text of the error may name the address.
    log.warn({ id, tries }, `a mail about ${about} was not sent`)
    return
  }
  await mail.takeOut(outcome)
  if (outcome === 'sent') log.info({ id }, `mail about ${about} sent`)
}
