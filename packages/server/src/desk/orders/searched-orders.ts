import { PostgresAdapter, sql, type RawBuilder } from 'kysely'
import type { OrderDatabase } from '../../database/order-database.ts'
import { filteredOrders, isMeant, newestFirst, type BoundedQuery } from './filtered-orders.ts'
import { type SearchTerms, tellingPart } from './search-terms.ts'

type Words = Pick<SearchTerms, 'parts' | 'phone'>

/** So many orders, spread over all of them, tell how common words are. */
const SAMPLE = 500
/** An index of words is quick for words that so few of these have. */
const RARE = 20

/** The orders of a query that have these words, newest first. */
export async function searchedOrders(
  database: OrderDatabase,
  query: BoundedQuery,
  terms: SearchTerms,
) {
  const paid = await orderOfPayPal(database, terms)
  if (paid !== undefined) {
    return filteredOrders(database, query).where('order_index.order_id', '=', paid)
  }
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
  const look = isPostgres ? likeParts(terms) : holdsParts(terms)
  // SQLite folds letters with accents in its index alone.
  const isPlain = isPostgres || terms.parts.every((part) => /^[\u0020-\u007e]*$/.test(part))
  if (isPlain && (await areCommon(database, look))) {
    return (await newestFirst(database, query)).where(hasWords(look))
  }
  const asked = isPlain ? tellingTerms(terms) : terms
  const isWhole = asked === terms ? sql<boolean>`true` : hasWords(look)
  return isPostgres
    ? amongWords(database, query, likeParts(asked)).where(isWhole)
    : amongPieces(database, query, asked).where(isWhole)
}

/** The order that PayPal has under this id: of the order there, or of its payment. */
async function orderOfPayPal(database: OrderDatabase, { payPalId }: SearchTerms) {
  if (payPalId === undefined) return undefined
  const ids = [payPalId, payPalId.toUpperCase()]
  const row = await database
    .selectFrom('orders')
    .select('id')
    .where((is) => is.or([is('paypal_order_id', 'in', ids), is('capture_id', 'in', ids)]))
    .executeTakeFirst()
  return row?.id
}

/** The same terms where they are as telling already. */
function tellingTerms(terms: Words): Words {
  const parts = terms.parts.map(tellingPart)
  const phone = terms.phone === undefined ? undefined : tellingPart(terms.phone)
  const isSame = phone === terms.phone && parts.every((part, index) => part === terms.parts[index])
  return isSame ? terms : { parts, phone }
}

async function areCommon(database: OrderDatabase, look: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ readonly found: number | string }>`
    with recursive sample (seq, step) as (
      select max(seq), max(seq) / ${SAMPLE} + 1 from order_words
      union all select seq - step, step from sample where seq > step
    )
    select count(*) filter (where ${look}) as found from sample join order_words using (seq)
  `.execute(database)
  return Number(rows[0]?.found) > RARE
}

/** Asked of one order at a time: nothing is looked up in an index of words. */
function hasWords(look: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(select ${look} from order_words where order_words.seq = order_index.seq)`
}

/**
 * Words first, then the filters of one order after the other: PostgreSQL, left to itself, takes words for more common than
 * they are, and would rather look at all orders.
 */
function amongWords(database: OrderDatabase, query: BoundedQuery, look: RawBuilder<boolean>) {
  const { after, before } = query
  return database
    .with(
      (name) => name('found').materialized(),
      (made) =>
        made
          .selectFrom('order_words')
          .select('seq')
          .where(look)
          .$if(after !== undefined, (found) => found.where('seq', '>', after ?? 0))
          .$if(before !== undefined, (found) => found.where('seq', '<', before ?? 0)),
    )
    .selectFrom((from) =>
      from.selectFrom('found').select('seq').orderBy('seq', 'desc').offset(0).as('found'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('order_index')
          .selectAll('order_index')
          .whereRef('order_index.seq', '=', 'found.seq')
          .where(isMeant(query))
          .offset(0)
          .as('order_index'),
      (join) => join.onTrue(),
    )
    .select(['order_index.seq', 'order_index.order_id'])
    .orderBy('found.seq', 'desc')
}

/** The index of pieces gives the newest first and stops when there are enough, so it comes first. */
function amongPieces(database: OrderDatabase, query: BoundedQuery, terms: Words) {
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

function matchText({ parts, phone }: Words): string {
  const all = parts.map(quoted).join(' AND ')
  if (phone === undefined) return all
  return all === '' ? quoted(phone) : `(${all}) OR ${quoted(phone)}`
}

function quoted(part: string): string {
  return `"${part.replaceAll('"', '""')}"`
}

function holdsParts(terms: Words): RawBuilder<boolean> {
  return eitherOf(terms, (part) => sql<boolean>`instr(words, ${part}) > 0`)
}

function likeParts(terms: Words): RawBuilder<boolean> {
  return eitherOf(terms, (part) => {
    const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return sql<boolean>`words like ${pattern}`
  })
}

/** All words, or the telephone number. */
function eitherOf(
  { parts, phone }: Words,
  has: (part: string) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const all = sql<boolean>`(${sql.join(parts.map(has), sql` and `)})`
  if (phone === undefined) return all
  return parts.length === 0 ? has(phone) : sql<boolean>`(${all} or ${has(phone)})`
}
