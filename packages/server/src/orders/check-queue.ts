import { LONGEST_UNPAID_PAUSE_MS, nextCheckMs } from './check-schedule.ts'
import type { OrderDatabase } from './order-database.ts'
import { orderOf } from './order-row.ts'
import type { OrderStatus } from './order-status.ts'
import type { Order } from './order.ts'

interface Times {
  readonly now: () => Date
  readonly longestCheckPauseMs: number
}

/** Payments that were begun: what became of the money nobody knows for sure. */
const UNDECIDED = ['capturing', 'payment_pending', 'needs_review'] as const
/** Orders that their buyers may still approve at PayPal, and mostly will not. */
const UNPAID = ['created', 'declined'] as const
/** A buyer's order that PayPal was not able to speak of is asked about again after this long. */
const SOON_MS = 15_000
/** So much later than planned a check can be due, when a clock was put right meanwhile. */
const CLOCK_MARGIN_MS = 60_000

/**
 * Which orders PayPal is to be asked about now. Undecided money and orders that nobody paid for are two queues:
 * the first never waits for the second.
 */
export function checkQueue(database: OrderDatabase, { now, longestCheckPauseMs }: Times) {
  /** Takes the next payment that nobody decided; no other server gets it meanwhile. */
  function claimUndecided(): Promise<Order | undefined> {
    return claim(UNDECIDED, longestCheckPauseMs)
  }

  /** Takes the next order that may have been approved; those that were seldom looked at come first. */
  function claimUnpaid(): Promise<Order | undefined> {
    return claim(UNPAID, LONGEST_UNPAID_PAUSE_MS)
  }

  async function claim(
    statuses: readonly OrderStatus[],
    longestMs: number,
  ): Promise<Order | undefined> {
    const due = await database
      .selectFrom('orders')
      .select(['id', 'status', 'checks', 'created_at', 'next_check_at'])
      .where('status', 'in', statuses)
      .where((is) =>
        is.or([
          is('next_check_at', '<=', timeIn(0)),
          // Written by a clock that was ahead.
          is('next_check_at', '>', timeIn(longestMs + CLOCK_MARGIN_MS)),
        ]),
      )
      .orderBy('checks')
      .orderBy('next_check_at')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return undefined
    const checks = due.checks + 1
    const ageMs = now().getTime() - Date.parse(due.created_at)
    const pauseMs = nextCheckMs(due.status, { checks, ageMs }, longestCheckPauseMs)
    const row = await database
      .updateTable('orders')
      .set({ checks, next_check_at: pauseMs === undefined ? null : timeIn(pauseMs) })
      .where('id', '=', due.id)
      .where('next_check_at', '=', due.next_check_at)
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? claim(statuses, longestMs) : orderOf(row)
  }

  /** PayPal did not answer: what was not learned is asked for again before long. */
  async function checkSoon({ id, status }: Order): Promise<void> {
    await database
      .updateTable('orders')
      .set({ next_check_at: timeIn(Math.min(SOON_MS, longestCheckPauseMs)) })
      .where('id', '=', id)
      .where('status', '=', status)
      .execute()
  }

  /** After a start nobody knows what became of payments under way that were not looked at since. */
  async function makeUndecidedDue(): Promise<void> {
    await database
      .updateTable('orders')
      .set({ next_check_at: timeIn(0) })
      .where('status', 'in', ['capturing', 'payment_pending'])
      .where('checks', '=', 0)
      .execute()
  }

  function timeIn(ms: number): string {
    return new Date(now().getTime() + ms).toISOString()
  }

  return { claimUndecided, claimUnpaid, checkSoon, makeUndecidedDue }
}
