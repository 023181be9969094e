import { ORDER_STATUSES } from '@millrun/commerce/desk/order-status'
import { sql } from 'kysely'
import { countBounces } from '../bounces/list-bounces.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { DAY_MS } from '../time-spans.ts'
import { type Figure, secondsSince } from './figure.ts'
import { readQueues } from './queue-figures.ts'

/**
 * The states that an order leaves again. Of the others there are more each day: counting them all would take longer
 * each day, so they are counted of the last one.
 */
const OPEN = ['capturing', 'payment_pending', 'needs_review', 'on_terms'] as const

/** What is asked, each answered by an index. */
export const SHOP_QUESTIONS = [openOrders, ordersOfDay, readQueues, bouncedMails, schema]

/** All figures of the shop. Throws when the database does not answer. */
export async function readShopFigures(
  database: OrderDatabase,
  now: Date,
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const ask of SHOP_QUESTIONS) figures.push(...(await ask(database, now)))
  return figures
}

async function openOrders(database: OrderDatabase, now: Date): Promise<readonly Figure[]> {
  const rows = await database
    .selectFrom('orders')
    .select(['status', sql<number>`count(*)`.as('count'), sql<string>`min(updated_at)`.as('since')])
    // In the words of the index, which databases compare: a parameter would be none of them.
    .where(
      'status',
      'in',
      sql<(typeof OPEN)[number]>`(${sql.join(OPEN.map((status) => sql.lit(status)))})`,
    )
    .groupBy('status')
    .execute()
  return OPEN.flatMap((status) => {
    const row = rows.find((one) => one.status === status)
    return [
      {
        name: 'millrun_open_orders',
        help: 'Orders in states that they are to leave again.',
        labels: { status },
        value: row?.count ?? 0,
      },
      {
        name: 'millrun_oldest_open_order_seconds',
        help: 'Since when the order that has waited longest in a state has not changed.',
        labels: { status },
        value: secondsSince(row?.since, now),
      },
    ]
  })
}

async function ordersOfDay(database: OrderDatabase, now: Date): Promise<readonly Figure[]> {
  const rows = await database
    .selectFrom('orders')
    .select(['status', sql<number>`count(*)`.as('count')])
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .where('created_at', '<=', now.toISOString())
    .groupBy('status')
    .execute()
  return ORDER_STATUSES.map((status) => ({
    name: 'millrun_orders_of_a_day',
    help: 'Orders that were placed in the last 24 hours, by their state now.',
    labels: { status },
    value: rows.find((one) => one.status === status)?.count ?? 0,
  }))
}

async function bouncedMails(database: OrderDatabase): Promise<readonly Figure[]> {
  return [
    {
      name: 'millrun_bounced_mails',
      help: 'Mails that came back and that nobody has seen to.',
      labels: {},
      value: await countBounces(database),
    },
  ]
}

async function schema(database: OrderDatabase): Promise<readonly Figure[]> {
  const mark = sql<{ version: string }>`select version from schema_mark`
  return (await mark.execute(database)).rows.map(({ version }) => ({
    name: 'millrun_schema_info',
    help: 'The newest change that was made to the tables.',
    labels: { version },
    value: 1,
  }))
}
