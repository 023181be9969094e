import type { OrderQuery } from '@millrun/commerce/desk/order-query'
import { dayPlus, newJerseyMidnight } from '@millrun/commerce/delivery/new-jersey-day'
import { type ExpressionBuilder, PostgresAdapter, sql } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { OrderTables } from '../../database/order-tables.ts'
import { ABANDONED_AFTER_MS, isAbandoned } from './abandoned-orders.ts'

/** Orders that are placed at once by several servers may stand in the index so far from their place. */
const SLACK = 1000

/** So few orders are looked through, or sorted, within 50 ms; of more than these a page is soon full. */
const FEW = 4000

/** A query with the places in the index between which its orders are; neither is included. */
export interface BoundedQuery extends OrderQuery {
  readonly after: number | undefined
  readonly before: number | undefined
  /** What was placed later may still be paid. */
  readonly abandonedBefore: string | undefined
}

/** Orders stand in the index as they were placed, so days are places in it. */
export async function withBounds(
  database: OrderDatabase,
  query: OrderQuery,
  before: number | undefined,
): Promise<BoundedQuery> {
  const { from, to } = query
  const first = from === undefined ? undefined : await placeOf(database, beginOf(from))
  const last = to === undefined ? undefined : await placeOf(database, beginOf(dayPlus(to, 1)))
  const anHourAgo = new Date(Date.now() - ABANDONED_AFTER_MS).toISOString()
  const end = last === undefined ? undefined : last + SLACK
  return {
    ...query,
    after: first === undefined ? undefined : first - SLACK,
    before: smaller(before, end),
    abandonedBefore: query.abandoned === 'yes' ? anHourAgo : undefined,
  }
}

function smaller(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return Math.min(a, b)
}

/** The place of the first order from a moment on; undefined when there is none so late. */
async function placeOf(database: OrderDatabase, moment: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('order_index')
    .select('seq')
    .where('placed_at', '>=', moment)
    .orderBy('placed_at')
    .limit(1)
    .executeTakeFirst()
  return row?.seq
}

function beginOf(day: string): string {
  return newJerseyMidnight(day).toISOString()
}

/** The index of orders, narrowed to those that the filters of a query mean. */
export function filteredOrders(database: OrderDatabase, query: BoundedQuery) {
  return database
    .selectFrom('order_index')
    .select(['order_index.seq', 'order_index.order_id'])
    .where(isMeant(query))
}

/** The same, newest first: few are gathered, of many one is looked at after the other until there are enough. */
export async function newestFirst(database: OrderDatabase, query: BoundedQuery) {
  return hasFilters(query) && (await areFew(database, query))
    ? gatheredOrders(database, query)
    : walkedOrders(database, query)
}

/** Filters first, whatever a database thinks of it: for a page of the newest it would rather look at all orders. */
function gatheredOrders(database: OrderDatabase, query: BoundedQuery) {
  return database
    .with(
      (name) => name('few').materialized(),
      () => filteredOrders(database, query),
    )
    .selectFrom('few as order_index')
    .select(['order_index.seq', 'order_index.order_id'])
    .orderBy('order_index.seq', 'desc')
}

/**
 * Left to themselves, databases gather all that filters mean, and sort it, before they give the first page: SQLite since
 * an index names them, PostgreSQL since it takes them for fewer than they are.
 */
function walkedOrders(database: OrderDatabase, query: BoundedQuery) {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const rows = sql<OrderTables['order_index']>`${isPostgres ? fenced(query) : sql`order_index`}`
  const name = isPostgres ? sql`order_index` : sql`order_index not indexed`
  return database
    .selectFrom(rows.as<'order_index'>(name))
    .select(['order_index.seq', 'order_index.order_id'])
    .where(isMeant(query))
    .orderBy('order_index.seq', 'desc')
}

/** What stands before an offset PostgreSQL leaves as it is. */
function fenced({ after = 0, before = Number.MAX_SAFE_INTEGER }: BoundedQuery) {
  return sql`(select * from order_index where seq > ${after} and seq < ${before} order by seq desc offset 0)`
}

/** Whether the filters of a query mean so few orders that they are best gathered before anything else is asked. */
async function areFew(database: OrderDatabase, query: BoundedQuery): Promise<boolean> {
  if (query.abandonedBefore !== undefined) return true
  const some = database
    .selectFrom('order_index')
    .select('order_index.seq')
    .where(isMeant(query))
    .limit(FEW + 1)
  const { all } = await database
    .selectFrom(some.as('some'))
    .select((is) => is.fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow()
  return Number(all) <= FEW
}

/** Whether an order of the index is meant by the filters of a query. */
export function isMeant(query: BoundedQuery) {
  const { payment, fulfilment, mode, state, from, to, review, after, before } = query
  const { abandonedBefore } = query
  return (is: ExpressionBuilder<OrderTables, 'order_index'>) =>
    is.and([
      ...(payment === undefined ? [] : [is('payment', 'in', payment)]),
      ...(fulfilment === undefined ? [] : [is('fulfilment', 'in', fulfilment)]),
      ...(mode === undefined ? [] : [is('mode', 'in', mode)]),
      ...(state === undefined ? [] : [is('state', '=', state)]),
      ...(review === 'yes' ? [is('payment', '=', 'needs_review')] : []),
      ...(review === 'no' ? [is('payment', '<>', 'needs_review')] : []),
      ...(from === undefined ? [] : [is('placed_at', '>=', beginOf(from))]),
      ...(to === undefined ? [] : [is('placed_at', '<', beginOf(dayPlus(to, 1)))]),
      ...(abandonedBefore === undefined ? [] : [isAbandoned(abandonedBefore)(is)]),
      ...(after === undefined ? [] : [is('order_index.seq', '>', after)]),
      ...(before === undefined ? [] : [is('order_index.seq', '<', before)]),
    ])
}

/** Whether a query asks for more than words. */
function hasFilters(query: BoundedQuery): boolean {
  return Object.entries(query).some(
    ([name, value]) => name !== 'search' && name !== 'before' && value !== undefined,
  )
}
