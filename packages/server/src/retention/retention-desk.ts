import type { FastifyBaseLogger } from 'fastify'
import { nextDue } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { startRounds, type Rounds } from '../rounds.ts'
import { deleteApplications } from './delete-applications.ts'
import { deleteCertificates } from './delete-certificates.ts'
import { deleteQuotes } from './delete-quotes.ts'
import { deleteRecords } from './delete-records.ts'
import { forgetErased } from './erase-orders.ts'
import { forgetBuyers } from './forget-buyers.ts'

const ROUND_MS = 60_000
const EVERY_MS = 60 * 60_000

interface RetentionDesk {
  readonly database: OrderDatabase
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** Deletes what is kept for long enough, once an hour by one of the servers. */
export function startRetentionDesk({ database, now, log }: RetentionDesk): Rounds {
  async function tidy(stopped: AbortSignal): Promise<void> {
    if (!(await isOurTurn(database, now()))) return
    const forgotten =
      (await forgetBuyers(database, now(), stopped)) + (await forgetErased(database, now()))
    if (forgotten > 0) log.info({ forgotten }, 'buyers of old orders forgotten')
    await deleteRecords(database, now(), stopped)
    await deleteCertificates(database, now(), stopped)
    await deleteApplications(database, now())
    await deleteQuotes(database, now(), stopped)
  }

  return startRounds(tidy, ROUND_MS, (error) =>
    log.error({ err: error }, 'old personal data could not be deleted'),
  )
}

async function isOurTurn(database: OrderDatabase, now: Date): Promise<boolean> {
  const due = nextDue(
    database,
    { table: 'chores', due: 'next_try_at' },
    { now, longestPauseMs: EVERY_MS },
  )
  const { numUpdatedRows } = await database
    .updateTable('chores')
    .set({ next_try_at: new Date(now.getTime() + EVERY_MS).toISOString() })
    .where('id', '=', due)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
