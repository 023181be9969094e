import { randomUUID } from 'node:crypto'
import { doublingPauses, nextDue, timeAfter } from '../database/next-due.ts'
import type { OrderDatabase } from '../database/order-database.ts'

/** A mail about an event in the history of a certificate, to be sent now. */
export interface DueExemptionMail {
  readonly id: string
  readonly exemptionId: string
  readonly step: number
  /** This time counted. */
  readonly tries: number
  readonly createdAt: Date
}

interface NewExemptionMail {
  readonly exemptionId: string
  readonly step: number
  readonly at: Date
}

const LONGEST_PAUSE_MS = 60 * 60_000
/** For days, once an hour in the end. */
const MOST_TRIES = 100

/** Puts the mail about an event into the outbox, in the transaction that writes the event down. */
export async function putExemptionMail(
  database: Pick<OrderDatabase, 'insertInto'>,
  { exemptionId, step, at }: NewExemptionMail,
): Promise<void> {
  const time = at.toISOString()
  await database
    .insertInto('exemption_mails')
    .values({
      id: randomUUID(),
      exemption_id: exemptionId,
      step,
      created_at: time,
      tries: 0,
      next_try_at: time,
      sent_at: null,
    })
    .execute()
}

export type ExemptionOutbox = ReturnType<typeof exemptionOutbox>

/** The mails about certificates that are to be sent. `longestMs` is how long one hand-over may take. */
export function exemptionOutbox(database: OrderDatabase, now: () => Date, longestMs: number) {
  const pausesMs = doublingPauses(longestMs, LONGEST_PAUSE_MS)

  /** Takes the next mail to send; unless it is called sent, it comes back after a while. */
  async function claim(): Promise<DueExemptionMail | undefined> {
    const at = now()
    const queue = { table: 'exemption_mails', due: 'next_try_at' }
    const row = await database
      .updateTable('exemption_mails')
      .set((is) => ({
        tries: is('tries', '+', 1),
        next_try_at: is
          .case()
          .when('tries', '<', MOST_TRIES - 1)
          .then(timeAfter(at, is.ref('tries'), pausesMs))
          .else(null)
          .end(),
      }))
      .where('id', '=', nextDue(database, queue, { now: at, longestPauseMs: LONGEST_PAUSE_MS }))
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { id, exemption_id: exemptionId, step, tries, created_at: createdAt } = row
    return { id, exemptionId, step, tries, createdAt: new Date(createdAt) }
  }

  async function markSent({ id }: DueExemptionMail): Promise<void> {
    await database
      .updateTable('exemption_mails')
      .set({ sent_at: now().toISOString(), next_try_at: null })
      .where('id', '=', id)
      .execute()
  }

  return { claim, markSent }
}
