import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount } from '@millrun/commerce/dollars'
import {
  MOST_OPEN_QUOTES,
  type OwnQuote,
  type OwnQuoteRequest,
  OwnQuoteRequestSchema,
} from '@millrun/commerce/quotes/own-quotes'
import { usualHold } from '@millrun/commerce/quotes/quote-hold'
import type { WishedLine } from '@millrun/commerce/quotes/quote-request'
import { quotedTotal } from '@millrun/commerce/quotes/quoted-line'
import type { FastifyInstance } from 'fastify'
import type { CustomerDesk } from '../customers/account-api.ts'
import { parsed } from '../customers/parsed.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { Refusal } from '../http/refusal.ts'
import { todaysProducts } from '../shelf/read-shelf.ts'
import { makeQuote } from './make-quote.ts'
import { acceptingOrders, quoteState } from './quote-state.ts'
import { newestVersions, type QuoteVersion, versionOf } from './quote-store.ts'

const TOO_MANY = `An account has at most ${MOST_OPEN_QUOTES} quotes open at once. They end by themselves on their last day.`

/** The quotes of who asks: those that they made, and those that the shop made for their address. */
export function ownQuoteRoutes(app: FastifyInstance, { books, callerOf }: CustomerDesk): void {
  const { database, now } = books

  app.get('/quotes', async (request) => ({
    quotes: await ownQuotes(database, await callerOf(request), now()),
  }))

  app.post('/quotes', async (request): Promise<OwnQuote> => {
    const { accountId, email } = await callerOf(request)
    const wanted = parsed(OwnQuoteRequestSchema, request.body)
    const at = now()
    const own = await ownQuotes(database, { accountId, email }, at)
    if (own.filter(({ state }) => state === 'open').length >= MOST_OPEN_QUOTES) {
      throw new Refusal(422, TOO_MANY)
    }
    const { jobName, design } = wanted
    const made = await makeQuote(
      books,
      {
        jobName,
        client: '',
        email: '',
        note: '',
        until: usualHold(at),
        ...(design !== undefined && { design }),
        lines: await pricedToday(database, wanted, at),
      },
      { actor: email, at, accountId },
    )
    return toldAs(made, { newest: made.version, orderNumber: undefined }, at)
  })
}

/** At everybody's prices: who a quote is sent to is not the one whose trade prices they would be. */
async function pricedToday(
  database: OrderDatabase,
  { lines }: OwnQuoteRequest,
  at: Date,
): Promise<WishedLine[]> {
  const lineIds = lines.map(({ id }) => id)
  const findToday = await todaysProducts(database, lineIds, at)
  return lines.map(({ id, quantity }) => {
    const found = readLineId(id, findToday)
    return { id, quantity, price: centsToAmount(found.ok ? found.line.unitPriceCents : 0) }
  })
}

async function ownQuotes(
  database: OrderDatabase,
  { accountId, email }: { readonly accountId: string; readonly email: string },
  at: Date,
): Promise<readonly OwnQuote[]> {
  const rows = await newestVersions(database)
    .where((is) => is.or([is('quote.account_id', '=', accountId), is('version.email', '=', email)]))
    .orderBy('version.made_at', 'desc')
    .orderBy('version.id')
    .execute()
  const own = rows.map(versionOf)
  const orders = await acceptingOrders(
    database,
    own.map(({ quoteId }) => quoteId),
  )
  return own.map((version) =>
    toldAs(version, { newest: version.version, orderNumber: orders.get(version.quoteId) }, at),
  )
}

function toldAs(version: QuoteVersion, now: Parameters<typeof quoteState>[1], at: Date): OwnQuote {
  const { number, jobName, until, token, madeAt, lines } = version
  const { orderNumber } = now
  return {
    number,
    jobName,
    state: quoteState(version, now, at),
    madeOn: newJerseyDay(madeAt),
    until,
    total: centsToAmount(quotedTotal(lines)),
    token,
    ...(orderNumber !== undefined && { orderNumber }),
  }
}
