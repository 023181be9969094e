import type { ShopNumbers, SpanNumbers } from '@millrun/commerce/desk/books/shop-numbers'
import { dayPlus, newJerseyDay, weekdayOf } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount } from '@millrun/commerce/dollars'
import { sql } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { OrderBooks } from '../../orders/order-books.ts'
import { SOLD } from '../../orders/order-status.ts'
import { daySpan, type Span } from '../../tax/month-span.ts'
import { SOLD_AT } from '../../tax/sold-at.ts'
import { bestItems } from './best-items.ts'

const DAYS = 28
const WEEKS = 26
const DAYS_OF_WEEK = 7

interface Sums {
  readonly orders: number
  readonly cents: number
  readonly refundedCents: number
}

const NOTHING: Sums = { orders: 0, cents: 0, refundedCents: 0 }

/** What was sold and given back today, on the last days and in the last weeks, as New Jersey counts them. */
export async function shopNumbers({ database, now }: OrderBooks): Promise<ShopNumbers> {
  const today = newJerseyDay(now())
  const mondays = lastMondays(today)
  const byDay = new Map<string, Sums>()
  // A week at a time: buyers are served in between.
  for (const monday of mondays) await addWeek(database, monday, byDay)
  const dayOf = (day: string) => told(day, byDay.get(day) ?? NOTHING)
  const firstDay = dayPlus(today, 1 - DAYS)
  return {
    today: dayOf(today),
    yesterday: dayOf(dayPlus(today, -1)),
    days: Array.from({ length: DAYS }, (_, index) => dayOf(dayPlus(firstDay, index))),
    weeks: mondays.map((monday) => told(monday, sumOfWeek(monday, byDay))),
    items: await bestItems(database, firstDay, today),
  }
}

function lastMondays(today: string): readonly string[] {
  const sinceMonday = (weekdayOf(today) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  const monday = dayPlus(today, -sinceMonday)
  return Array.from({ length: WEEKS }, (_, index) =>
    dayPlus(monday, (index + 1 - WEEKS) * DAYS_OF_WEEK),
  )
}

async function addWeek(
  database: OrderDatabase,
  monday: string,
  byDay: Map<string, Sums>,
): Promise<void> {
  const span = daySpan(monday, dayPlus(monday, DAYS_OF_WEEK - 1))
  for (const { hour, orders, cents } of await soldByHour(database, span)) {
    const before = byDay.get(dayAt(hour)) ?? NOTHING
    byDay.set(dayAt(hour), {
      ...before,
      orders: before.orders + Number(orders),
      cents: before.cents + Number(cents),
    })
  }
  for (const { hour, cents } of await givenBackByHour(database, span)) {
    const before = byDay.get(dayAt(hour)) ?? NOTHING
    const refundedCents = before.refundedCents + Number(cents)
    byDay.set(dayAt(hour), { ...before, refundedCents })
  }
}

/** An hour of UTC, `2026-11-30T05`: each lies within one day of New Jersey, which no database need know of. */
function dayAt(hour: string): string {
  return newJerseyDay(new Date(`${hour}:00:00.000Z`))
}

function soldByHour(database: OrderDatabase, { from, before }: Span) {
  const hour = sql<string>`substr(${SOLD_AT}, 1, 13)`
  return database
    .selectFrom('orders')
    .select((is) => [
      hour.as('hour'),
      is.fn.countAll<number | string>().as('orders'),
      is.fn.sum<number | string>(is('subtotal_cents', '+', is.ref('shipping_cents'))).as('cents'),
    ])
    .where('status', 'in', SOLD)
    .where(SOLD_AT, '>=', from)
    .where(SOLD_AT, '<', before)
    .groupBy(hour)
    .execute()
}

async function givenBackByHour(database: OrderDatabase, { from, before }: Span) {
  const given = database
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .where('refunds.status', 'in', ['done', 'pending'])
    .where('orders.status', 'not in', ['on_terms', 'credited'])
  const sums = (at: 'refunds.created_at' | 'orders.paid_at') => {
    const hour = sql<string>`substr(${sql.ref(at)}, 1, 13)`
    return given
      .select((is) => [hour.as('hour'), is.fn.sum<number | string | null>('cents').as('cents')])
      .where(at, '>=', from)
      .where(at, '<', before)
      .groupBy(hour)
  }
  // What was taken off a debt counts with its sale, and not before it.
  const isCredit = sql<boolean>`coalesce(refunds.created_at < orders.paid_at, false)`
  return [
    ...(await sums('refunds.created_at')
      .where((is) => is.not(isCredit))
      .execute()),
    ...(await sums('orders.paid_at').where(isCredit).execute()),
  ]
}

function sumOfWeek(monday: string, byDay: ReadonlyMap<string, Sums>): Sums {
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => dayPlus(monday, index))
    .map((day) => byDay.get(day) ?? NOTHING)
    .reduce((sum, day) => ({
      orders: sum.orders + day.orders,
      cents: sum.cents + day.cents,
      refundedCents: sum.refundedCents + day.refundedCents,
    }))
}

function told(day: string, { orders, cents, refundedCents }: Sums): SpanNumbers {
  return { day, orders, sales: centsToAmount(cents), refunds: centsToAmount(refundedCents) }
}
