import type { OrderQuery } from '@millrun/commerce/desk/order-query'
import { dayPlus, newJerseyMidnight } from '@millrun/commerce/delivery/new-jersey-day'
import { PostgresAdapter, sql, type SelectQueryBuilder } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import type { OrderIndexTable, OrderTables } from '../../database/order-tables.ts'
import type { Order } from '../../orders/order.ts'
import { readOrders } from './list-orders.ts'
import { searchTerms, type SearchTerms } from './search-terms.ts'

/** The index of orders, narrowed to those that a query means. */
type Found = SelectQueryBuilder<
  OrderTables & { order_index: OrderIndexTable },
  'order_index',
  object
>

/** So many are read at once: others come in between. */
const PART = 200

/** A place in the index, and whose it is. */
export interface FoundOrder {
  readonly seq: number
  readonly orderId: string
}

/** The next orders that a query means, the newest first; `before` is the place of the last one that was seen. */
export async function findOrders(
  database: OrderDatabase,
  query: OrderQuery,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly FoundOrder[]> {
  const rows = await meant(database, query)
    .select(['seq', 'order_id'])
    .$if(before !== undefined, (found) => found.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ seq, order_id: orderId }) => ({ seq, orderId }))
}

/** How many orders a query means. */
export async function countOrders(database: OrderDatabase, query: OrderQuery): Promise<number> {
  const { count } = await meant(database, query)
    .select((is) => is.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** All orders that a query means, part by part: what is written meanwhile is not waited for. */
export async function* eachFound(
  database: OrderDatabase,
  query: OrderQuery,
): AsyncGenerator<readonly string[]> {
  let before: number | undefined
  for (;;) {
    const part = await findOrders(database, query, { before, limit: PART })
    if (part.length > 0) yield part.map(({ orderId }) => orderId)
    if (part.length < PART) return
    before = part.at(-1)?.seq
  }
}

/** All orders that a query means, for whoever looks at all of them at once: newest first. */
export async function everyFound(
  database: OrderDatabase,
  query: OrderQuery,
): Promise<readonly Order[]> {
  const orders: Order[] = []
  for await (const part of eachFound(database, query)) {
    orders.push(...(await readOrders(database, part)))
  }
  return orders
}

function meant(database: OrderDatabase, query: OrderQuery): Found {
  const { payment, fulfilment, mode, state, from, to, review } = query
  let found: Found = database.selectFrom('order_index')
  if (payment !== undefined) found = found.where('payment', 'in', payment)
  if (fulfilment !== undefined) found = found.where('fulfilment', 'in', fulfilment)
  if (mode !== undefined) found = found.where('mode', 'in', mode)
  if (state !== undefined) found = found.where('state', '=', state)
  if (review === 'yes') found = found.where('payment', '=', 'needs_review')
  if (review === 'no') found = found.where('payment', '<>', 'needs_review')
  if (from !== undefined) found = found.where('placed_at', '>=', beginOf(from))
  if (to !== undefined) found = found.where('placed_at', '<', beginOf(dayPlus(to, 1)))
  const terms = searchTerms(query.search ?? '')
  return terms === undefined ? found : searched(database, found, terms)
}

function beginOf(day: string): string {
  return newJerseyMidnight(day).toISOString()
}

function searched(database: OrderDatabase, found: Found, terms: SearchTerms): Found {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  return found.where(isPostgres ? likeAll(terms) : matchAll(terms))
}

function likeAll(terms: SearchTerms) {
  const all = sql.join(terms.words.map(like), sql` and `)
  const either = terms.phone === undefined ? all : sql`((${all}) or ${like(terms.phone)})`
  return sql<boolean>`seq in (select seq from order_words where ${either})`
}

function like(part: string) {
  return sql`words like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
}

/** Pieces of three letters find the long words; the short ones are looked for among what these leave. */
function matchAll({ words, phone }: SearchTerms) {
  const long = words.filter(isLong)
  const short = words.filter((word) => !isLong(word))
  const all = sql.join(
    [...(long.length === 0 ? [] : [matching(long)]), ...short.map(holding)],
    sql` and `,
  )
  return phone === undefined
    ? sql<boolean>`(${all})`
    : sql<boolean>`((${all}) or ${matching([phone])})`
}

const PIECE = /^.{3}/u

function isLong(word: string): boolean {
  return PIECE.test(word)
}

function matching(words: readonly string[]) {
  const text = words.map(quoted).join(' AND ')
  return sql`seq in (select rowid from order_found where order_found match ${text})`
}

function holding(word: string) {
  return sql`exists (
    select 1 from order_words where order_words.seq = order_index.seq and instr(words, ${word}) > 0
  )`
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}
