import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount } from '@millrun/commerce/dollars'
import { type QuotedToday, quoteToday } from '@millrun/commerce/quotes/quote-today'
import type { ToldQuote, ToldQuoteLine } from '@millrun/commerce/quotes/told-quote'
import type { OrderDatabase } from '../database/order-database.ts'
import { todaysProducts } from '../shelf/read-shelf.ts'
import { acceptingOrder, quoteState } from './quote-state.ts'
import { newestVersion, type QuoteVersion, versionByToken } from './quote-store.ts'

/** What the client of a quote sees behind its address at this moment; undefined where there is no such quote. */
export async function tellQuote(
  database: OrderDatabase,
  token: string,
  at: Date,
): Promise<ToldQuote | undefined> {
  const version = await versionByToken(database, token)
  if (version === undefined) return undefined
  const [newest, orderNumber, lines] = await Promise.all([
    newestVersion(database, version.quoteId),
    acceptingOrder(database, version.quoteId),
    linesToday(database, version, at),
  ])
  const { number, jobName, client, note, until, design } = version
  return {
    number,
    state: quoteState(version, { newest: newest.version, orderNumber }, at),
    jobName,
    client,
    note,
    madeOn: newJerseyDay(version.madeAt),
    until,
    ...(design !== undefined && { design }),
    lines: lines.map(toldLine),
    ...(newest.id !== version.id && {
      newest: { token: newest.token, madeOn: newJerseyDay(newest.madeAt) },
    }),
    ...(orderNumber !== undefined && { orderNumber }),
  }
}

/** The lines of a quote with what is paid for them at this moment. */
export async function linesToday(
  database: OrderDatabase,
  version: Pick<QuoteVersion, 'lines' | 'until'>,
  at: Date,
): Promise<readonly QuotedToday[]> {
  const lineIds = version.lines.map(({ id }) => id)
  return quoteToday(version, await todaysProducts(database, lineIds, at), at)
}

function toldLine(line: QuotedToday): ToldQuoteLine {
  const { id, item, title, quantity, unitPriceCents } = line
  const told = { id, item, title, quantity, quoted: centsToAmount(unitPriceCents) }
  return 'why' in line
    ? { ...told, why: line.why }
    : { ...told, price: centsToAmount(line.payCents) }
}
