import { PostgresAdapter, sql, type RawBuilder } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import {
  areFew,
  boundsOf,
  filteredOrders,
  hasFilters,
  isMeant,
  type BoundedQuery,
  walkedOrders,
} from './filtered-orders.ts'
import type { SearchTerms } from './search-terms.ts'

/** So many are looked at one after the other within 20 ms. */
const MOST_WALKED = 5000
/** So many of the newest orders tell whether that is worth a trial. */
const SAMPLE = 500

/** The orders of a query that have these words, newest first, when so many of them are wanted. */
export async function searchedOrders(
  database: OrderDatabase,
  query: BoundedQuery,
  terms: SearchTerms,
  wanted: number,
) {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const look = isPostgres ? likeParts : holdsParts
  // SQLite folds letters with accents in its index alone.
  const isPlain = isPostgres || terms.parts.every((part) => /^[\u0020-\u007e]*$/.test(part))
  if (isPlain) {
    if (hasFilters(query) && (await areFew(database, query))) {
      return amongFew(database, query, look(terms))
    }
    if (await areSoonFound({ database, query, look: look(terms), wanted })) {
      return oneByOne(database, query, look(terms))
    }
  }
  return isPostgres
    ? amongAllWords(database, query, look(terms))
    : amongPieces(database, query, terms)
}

/** Whether so many that are meant are found by looking at the newest orders one after the other. */
async function areSoonFound(asked: Asked): Promise<boolean> {
  const likely = (await foundAmong(SAMPLE, asked)) * (MOST_WALKED / SAMPLE)
  // Who orders often may have done so only lately: no guess may lead through all orders there are.
  return likely >= asked.wanted && (await foundAmong(MOST_WALKED, asked)) === asked.wanted
}

interface Asked {
  readonly database: OrderDatabase
  readonly query: BoundedQuery
  readonly look: RawBuilder<boolean>
  readonly wanted: number
}

/** How many are meant of so many of the newest orders, and no more than are wanted. */
async function foundAmong(count: number, { database, query, look, wanted }: Asked) {
  const newest = walkedOrders(database, boundsOf(query))
    .clearSelect()
    .selectAll('order_index')
    .limit(count)
  const found = database
    .selectFrom(newest.as('order_index'))
    .select('order_index.seq')
    .where(isMeant(query))
    .where(hasWords(look))
    .limit(wanted)
  const { all } = await database
    .selectFrom(found.as('found'))
    .select((is) => is.fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow()
  return Number(all)
}

/** Filters first, then the words of each that they leave, whatever a database thinks of it. */
function amongFew(database: OrderDatabase, query: BoundedQuery, look: RawBuilder<boolean>) {
  return database
    .with(
      (name) => name('few').materialized(),
      () => filteredOrders(database, query),
    )
    .selectFrom('few as order_index')
    .select(['order_index.seq', 'order_index.order_id'])
    .where(hasWords(look))
    .orderBy('order_index.seq', 'desc')
}

/** One order after the other, where those that are meant are so common that enough of them are found soon. */
function oneByOne(database: OrderDatabase, query: BoundedQuery, look: RawBuilder<boolean>) {
  return walkedOrders(database, query).where(hasWords(look))
}

/** Asked of one order at a time: nothing is looked up in an index of words. */
function hasWords(look: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(select ${look} from order_words where order_words.seq = order_index.seq)`
}

/** The places are said of both tables: PostgreSQL does not conclude the ones from the others. */
function amongAllWords(database: OrderDatabase, query: BoundedQuery, look: RawBuilder<boolean>) {
  const { after, before } = query
  return filteredOrders(database, query)
    .innerJoin('order_words', 'order_words.seq', 'order_index.seq')
    .$if(after !== undefined, (found) => found.where('order_words.seq', '>', after ?? 0))
    .$if(before !== undefined, (found) => found.where('order_words.seq', '<', before ?? 0))
    .where(look)
    .orderBy('order_index.seq', 'desc')
}

/** The index of pieces gives the newest first and stops when there are enough, so it comes first. */
function amongPieces(database: OrderDatabase, query: BoundedQuery, terms: SearchTerms) {
  const { after, before } = query
  return database
    .selectFrom('order_found')
    .crossJoin('order_index')
    .select(['order_index.seq', 'order_index.order_id'])
    .whereRef('order_index.seq', '=', 'order_found.rowid')
    .where(sql<boolean>`order_found match ${matchText(terms)}`)
    .$if(after !== undefined, (found) => found.where('order_found.rowid', '>', after ?? 0))
    .$if(before !== undefined, (found) => found.where('order_found.rowid', '<', before ?? 0))
    .where(isMeant(query))
    .orderBy('order_found.rowid', 'desc')
}

function matchText({ parts, phone }: SearchTerms): string {
  const all = parts.map(quoted).join(' AND ')
  if (phone === undefined) return all
  return all === '' ? quoted(phone) : `(${all}) OR ${quoted(phone)}`
}

function quoted(part: string): string {
  return `"${part.replaceAll('"', '""')}"`
}

function holdsParts(terms: SearchTerms): RawBuilder<boolean> {
  return eitherOf(terms, (part) => sql<boolean>`instr(words, ${part}) > 0`)
}

function likeParts(terms: SearchTerms): RawBuilder<boolean> {
  return eitherOf(terms, (part) => {
    const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return sql<boolean>`words like ${pattern}`
  })
}

/** All words, or the telephone number. */
function eitherOf(
  { parts, phone }: SearchTerms,
  has: (part: string) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const all = sql<boolean>`(${sql.join(parts.map(has), sql` and `)})`
  if (phone === undefined) return all
  return parts.length === 0 ? has(phone) : sql<boolean>`(${all} or ${has(phone)})`
}
