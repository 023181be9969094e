import {
  ChangeQuoteSchema,
  QuotesQuerySchema,
  ReadPartsSchema,
} from '@millrun/commerce/quotes/desk-quotes'
import { QuoteRequestSchema } from '@millrun/commerce/quotes/quote-request'
import { readParts } from '@millrun/commerce/quotes/read-parts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { shopOrigin } from '../../environment.ts'
import { Refusal } from '../../http/refusal.ts'
import { mailQuote } from '../../quotes/mail-quote.ts'
import { changeQuote, makeQuote, withdrawQuote } from '../../quotes/make-quote.ts'
import { type QuoteVersion, versionsOf } from '../../quotes/quote-store.ts'
import { sendQuotePdf } from '../../quotes/send-quote-pdf.ts'
import { everyProductToday } from '../../shelf/read-shelf.ts'
import { namedPriceList } from '../../trade/price-lists.ts'
import type { Desk } from '../desk-api.ts'
import { DECIDING, EVERY_ROLE, staffOf } from '../staff.ts'
import { findQuotes } from './find-quotes.ts'
import { quoteAction, type QuoteDeed } from './quote-actions.ts'
import { noQuote, shownQuote } from './shown-quote.ts'

interface Named {
  readonly Params: { readonly number: string }
}

/** The quotes of the shop: every role looks at them, and who decides makes, changes, withdraws and mails them. */
export function quoteRoutes(
  app: FastifyInstance,
  { environment, till: { books }, quotePress }: Desk,
): void {
  const { database, now } = books
  const shown = (number: string) =>
    shownQuote(database, number, { shopOrigin: shopOrigin(environment), at: now() })

  async function named(number: string): Promise<QuoteVersion> {
    const [newest] = await versionsOf(database, number)
    if (newest === undefined) throw new Refusal(404, noQuote(number))
    return newest
  }

  app.get<Named>('/quotes/:number/quote.pdf', EVERY_ROLE, async ({ params }, reply) =>
    sendQuotePdf(reply, quotePress, await named(params.number), now()),
  )

  app.get('/quotes', EVERY_ROLE, async ({ query }) =>
    findQuotes(database, parsed(QuotesQuerySchema, query), now()),
  )

  app.get<Named>('/quotes/:number', EVERY_ROLE, async ({ params }) => shown(params.number))

  app.post('/quotes/read', DECIDING, async ({ body }) => {
    const { text, priceList } = parsed(ReadPartsSchema, body)
    const list = priceList === null ? undefined : await namedPriceList(database, priceList)
    const products = await everyProductToday(database, now())
    return readParts(text, { products, rows: list?.rows ?? [] })
  })

  app.post('/quotes', DECIDING, async (request) => {
    const wished = parsed(QuoteRequestSchema, request.body)
    const { number } = await makeQuote(books, wished, handOf(request, 'quote made'))
    return shown(number)
  })

  app.post<Named>('/quotes/:number/change', DECIDING, async (request) => {
    const { number, quoteId } = await named(request.params.number)
    const wished = parsed(ChangeQuoteSchema, request.body)
    await changeQuote(books, quoteId, wished, handOf(request, 'quote changed'))
    return shown(number)
  })

  app.post<Named>('/quotes/:number/withdraw', DECIDING, async (request) => {
    const { number, quoteId } = await named(request.params.number)
    await withdrawQuote(books, quoteId, handOf(request, 'quote withdrawn'))
    return shown(number)
  })

  app.post<Named>('/quotes/:number/mail', DECIDING, async (request) => {
    const { number, quoteId } = await named(request.params.number)
    await mailQuote(books, quoteId, handOf(request, 'quote mailed'))
    return shown(number)
  })

  function handOf(request: FastifyRequest, deed: QuoteDeed) {
    const actor = staffOf(request)
    const at = now()
    return { actor: actor.email, at, also: quoteAction(deed, { actor, at }) }
  }
}
