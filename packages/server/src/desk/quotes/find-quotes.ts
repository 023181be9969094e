import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { ListedQuote, ListedQuotes, QuotesQuery } from '@millrun/commerce/quotes/desk-quotes'
import type { QuoteState } from '@millrun/commerce/quotes/quote-words'
import { quotedTotal } from '@millrun/commerce/quotes/quoted-line'
import { type RawBuilder, sql } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { OrderDatabase } from '../../database/order-database.ts'
import { ordersThatAccept, quoteState } from '../../quotes/quote-state.ts'
import { newestVersions, versionOf } from '../../quotes/quote-store.ts'

const PAGE = 50
/** Between time and id, which both are without it. */
const BETWEEN = '|'
/** What a quote is found by, as it stands now. */
const WORDS = sql<string>`lower(quote.number || ' ' || version.job_name || ' ' || version.client || ' ' || version.email)`

/** A page of the quotes that a query means, the newest first, each as it stands now. */
export async function findQuotes(
  database: OrderDatabase,
  { search = '', state, before }: QuotesQuery,
  at: Date,
): Promise<ListedQuotes> {
  const words = search.toLowerCase().split(/\s+/)
  const found = words.reduce(
    (quotes, word) => quotes.where(contains(WORDS, word)),
    foundQuotes(database),
  )
  const rows = await database
    .selectFrom(found.as('found'))
    .selectAll()
    .$if(state !== undefined, (these) => these.where(inState(state ?? 'open', at)))
    .$if(before !== undefined, (these) => these.where(behind(before ?? '')))
    .orderBy('created_at', 'desc')
    .orderBy('quote_id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  return {
    quotes: rows.slice(0, PAGE).map((row) => listed(row, at)),
    next: last === undefined ? null : `${last.created_at}${BETWEEN}${last.quote_id}`,
  }
}

type FoundQuote = Awaited<ReturnType<ReturnType<typeof foundQuotes>['executeTakeFirstOrThrow']>>

/** What each quote says now, with who made it at first and the order that accepts it. */
function foundQuotes(database: OrderDatabase) {
  const ofQuote = sql<string>`quote.id`
  return newestVersions(database)
    .select('quote.created_at')
    .select((is) => [
      is
        .selectFrom('quote_versions as first')
        .select('first.actor')
        .where('first.quote_id', '=', ofQuote)
        .where('first.version', '=', 1)
        .as('maker'),
      ordersThatAccept(database)
        .select('order_number')
        .where('quote_id', '=', ofQuote)
        .orderBy('created_at')
        .limit(1)
        .as('order_number'),
    ])
}

/** How a quote stands, as `quoteState` says it, for the database to choose by. */
function inState(state: QuoteState, at: Date): RawBuilder<boolean> {
  const today = newJerseyDay(at)
  switch (state) {
    case 'accepted':
      return sql`order_number is not null`
    case 'withdrawn':
      return sql`order_number is null and withdrawn_at is not null`
    case 'open':
      return sql`order_number is null and withdrawn_at is null and until >= ${today}`
    case 'ended':
      return sql`order_number is null and withdrawn_at is null and until < ${today}`
    case 'changed':
      // Only what a quote said before is changed; no quote is.
      return sql`1 = 0`
  }
}

function behind(before: string): RawBuilder<boolean> {
  const [createdAt = '', id = ''] = before.split(BETWEEN)
  return sql`(created_at < ${createdAt} or (created_at = ${createdAt} and quote_id < ${id}))`
}

function listed(row: FoundQuote, at: Date): ListedQuote {
  const version = versionOf(row)
  const { number, jobName, client, email, until, lines, actor } = version
  const orderNumber = row.order_number ?? undefined
  return {
    number,
    state: quoteState(version, { newest: version.version, orderNumber }, at),
    jobName,
    client,
    email,
    madeBy: row.maker ?? actor,
    madeOn: newJerseyDay(new Date(row.created_at)),
    until,
    version: version.version,
    total: centsToAmount(quotedTotal(lines)),
    ...(orderNumber !== undefined && { orderNumber }),
  }
}
