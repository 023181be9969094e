import { PostgresAdapter, sql, type RawBuilder } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import { filteredOrders, hasFilters, isMeant, type BoundedQuery } from './filtered-orders.ts'
import type { SearchTerms } from './search-terms.ts'

/** So few orders are looked through one by one, which is quicker than to look for common words in all of them. */
const FEW = 2000

/** The orders of a query that have these words, newest first. */
export async function searchedOrders(
  database: OrderDatabase,
  query: BoundedQuery,
  terms: SearchTerms,
) {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const look = isPostgres ? likeParts : holdsParts
  // SQLite folds letters with accents in its index alone.
  const isPlain = isPostgres || terms.parts.every((part) => /^[\u0020-\u007e]*$/.test(part))
  if (isPlain && hasFilters(query) && (await areFew(database, query))) {
    return amongFew(database, query, look(terms))
  }
  return isPostgres
    ? amongAllWords(database, query, look(terms))
    : amongPieces(database, query, terms)
}

async function areFew(database: OrderDatabase, query: BoundedQuery): Promise<boolean> {
  const some = filteredOrders(database, query).limit(FEW + 1)
  const { all } = await database
    .selectFrom(some.as('some'))
    .select((is) => is.fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow()
  return Number(all) <= FEW
}

/** Filters first, then the words of what they leave: the order of a cross join is kept by SQLite. */
function amongFew(database: OrderDatabase, query: BoundedQuery, look: RawBuilder<boolean>) {
  return filteredOrders(database, query)
    .crossJoin('order_words')
    .whereRef('order_words.seq', '=', 'order_index.seq')
    .where(look)
    .orderBy('order_index.seq', 'desc')
}

function amongAllWords(database: OrderDatabase, query: BoundedQuery, look: RawBuilder<boolean>) {
  return filteredOrders(database, query)
    .innerJoin('order_words', 'order_words.seq', 'order_index.seq')
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
