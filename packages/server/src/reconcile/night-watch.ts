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

const ROUND_MS = 5 * 60_000
/** Three or four at night in New Jersey. */
const NIGHT_HOUR_UTC = 8
/** An order is compared on so many nights: what PayPal changes later it reports. */
const NIGHTS = 7

/** Compares the orders of the last week with PayPal's record each night. Several servers share the work. */
export function startNightWatch(till: Till, database: OrderDatabase): Rounds {
  async function watch(order: Order): Promise<void> {
    const { orderNumber, difference } = await compareOrder(till, order)
    if (difference === undefined) return
    till.log.error({ orderNumber, difference }, 'the books and PayPal differ')
  }

  return startRounds(
    (stopped) => inLanes(() => claim(database, till.now()), watch, stopped),
    ROUND_MS,
    (error) => till.log.error({ err: error }, 'the nightly comparison failed'),
  )
}

/** Takes the next order that was not compared since last night. */
async function claim(database: OrderDatabase, now: Date): Promise<Order | undefined> {
  const night = lastNight(now)
  const first = new Date(night.getTime() - NIGHTS * DAY_MS).toISOString()
  const before = night.toISOString()
  const next = sql<string>`(
    select id from orders
    where created_at >= ${first} and created_at < ${before} and paypal_order_id is not null
    and (compared_at is null or compared_at < ${before})
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
