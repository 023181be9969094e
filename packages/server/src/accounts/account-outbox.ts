import type { AccountMailsTable } from '@millrun/accounts/account-tables'
import { doublingPauses, nextDue, timeAfter } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'

const LONGEST_PAUSE_MS = 60 * 60_000

export type AccountOutbox = ReturnType<typeof accountOutbox>

/** The mails about accounts that are to be sent. `longestMs` is how long one hand-over may take. */
export function accountOutbox(database: OrderDatabase, now: () => Date, longestMs: number) {
  const pausesMs = doublingPauses(longestMs, LONGEST_PAUSE_MS)

  /** Takes the next mail to send; unless it is taken out, it comes back after a while. */
  async function claim(): Promise<AccountMailsTable | undefined> {
    const at = now()
    const queue = { table: 'account_mails', due: 'next_try_at' }
    return database
      .updateTable('account_mails')
      .set((is) => ({
        tries: is('tries', '+', 1),
        next_try_at: timeAfter(at, is.ref('tries'), pausesMs),
      }))
      .where('id', '=', nextDue(database, queue, { now: at, longestPauseMs: LONGEST_PAUSE_MS }))
      .returningAll()
      .executeTakeFirst()
  }

  /** Takes out a mail that was sent, or is of no use any more, and the code with it. */
  async function takeOut({ id }: AccountMailsTable): Promise<void> {
    await database.deleteFrom('account_mails').where('id', '=', id).execute()
  }

  return { claim, takeOut, now }
}
