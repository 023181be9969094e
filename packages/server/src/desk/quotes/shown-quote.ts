import { centsToAmount } from '@millrun/commerce/dollars'
import { deskQuoteLine } from '@millrun/commerce/quotes/desk-quote-line'
import type { QuoteVersion as ShownVersion, ShownQuote } from '@millrun/commerce/quotes/desk-quotes'
import { quotePagePath } from '@millrun/commerce/quotes/quote-page'
import { quotedTotal } from '@millrun/commerce/quotes/quoted-line'
import type { OrderDatabase } from '../../database/order-database.ts'
import { Refusal } from '../../http/refusal.ts'
import { acceptingOrder, quoteState } from '../../quotes/quote-state.ts'
import { type QuoteVersion, versionsOf } from '../../quotes/quote-store.ts'
import { todaysProducts } from '../../shelf/read-shelf.ts'

interface Looking {
  readonly shopOrigin: string
  readonly at: Date
}

/** All of a quote as the desk shows it, its lines beside the prices of today. Throws a `Refusal` where there is no such one. */
export async function shownQuote(
  database: OrderDatabase,
  number: string,
  { shopOrigin, at }: Looking,
): Promise<ShownQuote> {
  const versions = await versionsOf(database, number)
  const [newest] = versions
  if (newest === undefined) throw new Refusal(404, noQuote(number))
  const { quoteId, token, withdrawnAt } = newest
  const orderNumber = await acceptingOrder(database, quoteId)
  const lineIds = versions.flatMap(({ lines }) => lines.map(({ id }) => id))
  const findToday = await todaysProducts(database, lineIds, at)
  return {
    number: newest.number,
    state: quoteState(newest, { newest: newest.version, orderNumber }, at),
    link: `${shopOrigin}${quotePagePath(token)}`,
    ...(orderNumber !== undefined && { orderNumber }),
    ...(withdrawnAt !== undefined && { withdrawnAt: withdrawnAt.toISOString() }),
    versions: versions.map((version) => shownVersion(version, findToday)),
  }
}

function shownVersion(
  { lines, madeAt, mailedAt, ...version }: QuoteVersion,
  findToday: Awaited<ReturnType<typeof todaysProducts>>,
): ShownVersion {
  const { jobName, client, email, until, note, design, actor } = version
  return {
    version: version.version,
    madeAt: madeAt.toISOString(),
    madeBy: actor,
    jobName,
    client,
    email,
    until,
    note,
    ...(design !== undefined && { design }),
    lines: lines.map((line) => deskQuoteLine(line, findToday)),
    total: centsToAmount(quotedTotal(lines)),
    ...(mailedAt !== undefined && { mailedAt: mailedAt.toISOString() }),
  }
}

/** What is said of a number that no quote has. */
export function noQuote(number: string): string {
  return `There is no quote ${number.slice(0, 20)}.`
}
