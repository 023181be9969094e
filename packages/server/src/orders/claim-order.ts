import { HOUR_MS } from '../time-spans.ts'
import { type RawBuilder, sql } from 'kysely'
import { doublingPauses, nextDue, timeAfter } from '../database/next-due.ts'
import { CORRECTED_MS, FIRST_UNPAID_MS, PAYPAL_FORGETS_MS, SOON_MS } from './check-schedule.ts'
import { frozenLines, linesIn } from './memory/order-lines.ts'
import type { OrderBooks } from './order-books.ts'
import { orderOf } from './order-row.ts'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import { UNDECIDED } from './order-status.ts'
import type { Order } from './order.ts'

/** What nobody approved is hardly approved later: each pause is twice the one before, up to this. */
const LONGEST_UNPAID_PAUSE_MS = 2 * HOUR_MS

/** Orders that their buyers may still approve at PayPal, and mostly will not. */
const UNPAID = ['created', 'declined'] as const

interface Queue {
  readonly statuses: readonly OrderStatus[]
  readonly first?: string
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** Of which rows PayPal is asked for the last time. */
  readonly isLast: RawBuilder<boolean>
}

/**
 * Takes the next payment that nobody decided; no other server gets it meanwhile. Undecided money and orders
 * that nobody paid for are two queues: the first never waits for the second.
 */
export function claimUndecided(books: OrderBooks): Promise<Order | undefined> {
  const { longestCheckPauseMs: longestPauseMs } = books
  return claim(books, {
    statuses: UNDECIDED,
    firstPauseMs: Math.min(2 * SOON_MS, longestPauseMs),
    longestPauseMs,
    isLast: sql`status = 'needs_review' and updated_at < ${before(books, CORRECTED_MS)}`,
  })
}

/** Takes the next order that may have been approved; those that were seldom looked at come first. */
export function claimUnpaid(books: OrderBooks): Promise<Order | undefined> {
  return claim(books, {
    statuses: UNPAID,
    first: 'checks',
    firstPauseMs: 2 * FIRST_UNPAID_MS,
    longestPauseMs: LONGEST_UNPAID_PAUSE_MS,
    isLast: sql`created_at < ${before(books, PAYPAL_FORGETS_MS)}`,
  })
}

async function claim(
  { database, now }: OrderBooks,
  { firstPauseMs, longestPauseMs, isLast, ...which }: Queue,
): Promise<Order | undefined> {
  const due = { now: now(), longestPauseMs }
  const pausesMs = doublingPauses(firstPauseMs, longestPauseMs)
  const queue = { table: 'orders', due: 'next_check_at', ...which }
  const row = await database
    .updateTable('orders')
    .set((is) => ({
      checks: is('checks', '+', 1),
      next_check_at: is
        .case()
        .when(isLast)
        .then(null)
        .else(timeAfter(due.now, is.ref('checks'), pausesMs))
        .end(),
    }))
    .where('id', '=', nextDue(database, queue, due))
    .returningAll()
    .returning(frozenLines(database))
    .executeTakeFirst()
  return row === undefined ? undefined : orderOf(row, linesIn(row))
}

/** PayPal did not answer: what was not learned is asked for again before long. */
export async function checkSoon(books: OrderBooks, { id, status }: Order): Promise<void> {
  await books.database
    .updateTable('orders')
    .set({ next_check_at: before(books, -Math.min(SOON_MS, books.longestCheckPauseMs)) })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('cart_key', 'is not', null)
    .execute()
}

function before({ now }: OrderBooks, ms: number): string {
  return new Date(now().getTime() - ms).toISOString()
}
