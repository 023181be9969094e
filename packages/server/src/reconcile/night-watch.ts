import { DAY_MS } from '../time-spans.ts'
import { sql } from 'kysely'
import { skipLocked } from '../database/next-due.ts'
import { inLanes } from '../in-lanes.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { frozenLines, linesIn } from '../orders/memory/order-lines.ts'
import { orderOf } from '../orders/order-row.ts'
import type { Order } from '../orders/order.ts'
import type { Till } from '../payments/till.ts'
import { startRounds, type Rounds } from '../rounds.ts'
import { compareOrder } from './compare-order.ts'
import {
  beginNight,
  type Comparing,
  endComparison,
  keepCompared,
  openComparisons,
} from './comparisons.ts'

/** Somebody may be waiting for a comparison. */
const ROUND_MS = 5000
/** Three or four at night in New Jersey. */
const NIGHT_HOUR_UTC = 8

/**
 * Compares the orders of the last week with PayPal's record each night, and whenever somebody asks for it. Several
 * servers share the work.
 */
export function startNightWatch(till: Till, database: OrderDatabase): Rounds {
  async function watch(comparing: Comparing, order: Order): Promise<void> {
    const { orderNumber, difference } = await compareOrder(till, order)
    await keepCompared(database, comparing, orderNumber, difference)
    if (difference === undefined) return
    till.log.error({ orderNumber, difference }, 'the books and PayPal differ')
  }

  let night = ''
  async function round(stopped: AbortSignal): Promise<void> {
    const latest = lastNight(till.now())
    if (latest.toISOString() !== night) await beginNight(database, latest)
    night = latest.toISOString()
    for (const comparing of await openComparisons(database)) {
      const next = () => claim(database, comparing, till.now())
      await inLanes(next, (order) => watch(comparing, order), stopped)
      if (!stopped.aborted) await endComparison(database, comparing, till.now())
    }
  }

  return startRounds(round, ROUND_MS, (error) =>
    till.log.error({ err: error }, 'the comparison with PayPal failed'),
  )
}

/** Takes the next order that was not compared since the comparison began. */
async function claim(
  database: OrderDatabase,
  { from, before, startedAt }: Comparing,
  now: Date,
): Promise<Order | undefined> {
  const next = sql<string>`(
    select id from orders
    where created_at >= ${from} and created_at < ${before} and paypal_order_id is not null
    and (compared_at is null or compared_at < ${startedAt})
    order by created_at limit 1 ${skipLocked(database)}
  )`
  const row = await database
    .updateTable('orders')
    .set({ compared_at: now.toISOString() })
    .where('id', '=', next)
    .returningAll()
    .returning(frozenLines(database))
    .executeTakeFirst()
  return row === undefined ? undefined : orderOf(row, linesIn(row))
}

/** The latest night hour that has come. */
export function lastNight(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(NIGHT_HOUR_UTC, 0, 0, 0)
  return today <= now ? today : new Date(today.getTime() - DAY_MS)
}
