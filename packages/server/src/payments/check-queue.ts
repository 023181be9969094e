import { doublingPauses, nextDue, timeAfter } from '../database/next-due.ts'
import { CORRECTED_MS, FIRST_UNPAID_MS, PAYPAL_FORGETS_MS, SOON_MS } from './check-schedule.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { orderOf } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'

interface Times {
  readonly now: () => Date
  readonly longestCheckPauseMs: number
}

/** What nobody approved is hardly approved later: each pause is twice the one before, up to this. */
const LONGEST_UNPAID_PAUSE_MS = 2 * 60 * 60_000

/** Payments that were begun: what became of the money nobody knows for sure. */
const UNDECIDED = ['capturing', 'payment_pending', 'needs_review'] as const
/** Orders that their buyers may still approve at PayPal, and mostly will not. */
const UNPAID = ['created', 'declined'] as const

/**
 * Which orders PayPal is to be asked about now. Undecided money and orders that nobody paid for are two queues:
 * the first never waits for the second.
 */
export function checkQueue(database: OrderDatabase, { now, longestCheckPauseMs }: Times) {
  const pausesMs = doublingPauses(Math.min(2 * SOON_MS, longestCheckPauseMs), longestCheckPauseMs)
  const unpaidPausesMs = doublingPauses(2 * FIRST_UNPAID_MS, LONGEST_UNPAID_PAUSE_MS)

  /** Takes the next payment that nobody decided; no other server gets it meanwhile. */
  async function claimUndecided(): Promise<Order | undefined> {
    const at = now()
    const due = { now: at, longestPauseMs: longestCheckPauseMs }
    const row = await database
      .updateTable('orders')
      .set((is) => ({
        checks: is('checks', '+', 1),
        next_check_at: is
          .case()
          .when(
            is.and([
              is('status', '=', 'needs_review'),
              is('updated_at', '<', before(CORRECTED_MS)),
            ]),
          )
          .then(null)
          .else(timeAfter(at, is.ref('checks'), pausesMs))
          .end(),
      }))
      .where('id', '=', nextDue(database, { ...QUEUE, statuses: UNDECIDED }, due))
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  /** Takes the next order that may have been approved; those that were seldom looked at come first. */
  async function claimUnpaid(): Promise<Order | undefined> {
    const at = now()
    const due = { now: at, longestPauseMs: LONGEST_UNPAID_PAUSE_MS }
    const queue = { ...QUEUE, statuses: UNPAID, first: 'checks' }
    const row = await database
      .updateTable('orders')
      .set((is) => ({
        checks: is('checks', '+', 1),
        next_check_at: is
          .case()
          .when('created_at', '<', before(PAYPAL_FORGETS_MS))
          .then(null)
          .else(timeAfter(at, is.ref('checks'), unpaidPausesMs))
          .end(),
      }))
      .where('id', '=', nextDue(database, queue, due))
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? undefined : orderOf(row)
  }

  /** PayPal did not answer: what was not learned is asked for again before long. */
  async function checkSoon({ id, status }: Order): Promise<void> {
    await database
      .updateTable('orders')
      .set({ next_check_at: before(-Math.min(SOON_MS, longestCheckPauseMs)) })
      .where('id', '=', id)
      .where('status', '=', status)
      .where('cart_key', 'is not', null)
      .execute()
  }

  /** After a start nobody knows what became of payments under way that were not looked at since. */
  async function makeUndecidedDue(): Promise<void> {
    await database
      .updateTable('orders')
      .set({ next_check_at: before(0) })
      .where('status', 'in', ['capturing', 'payment_pending'])
      .where('checks', '=', 0)
      .execute()
  }

  function before(ms: number): string {
    return new Date(now().getTime() - ms).toISOString()
  }

  return { claimUndecided, claimUnpaid, checkSoon, makeUndecidedDue }
}

const QUEUE = { table: 'orders', due: 'next_check_at' } as const
