import { AskQuoteSchema } from '@millrun/commerce/quotes/told-quote'
import { NOT_ACCEPTED } from '@millrun/commerce/quotes/quote-words'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../customers/parsed.ts'
import { Refusal } from '../http/refusal.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { sendQuotePdf } from './send-quote-pdf.ts'
import type { QuotePress } from './quote-pdf.ts'
import { newestVersion, versionByToken } from './quote-store.ts'
import { tellQuote } from './tell-quote.ts'

/** What the page of a quote calls: looking at one changes nothing. */
export function quoteFunctions(
  app: FastifyInstance,
  { database, now }: OrderBooks,
  press: QuotePress,
): void {
  app.post('/quote', async ({ body }) => {
    const { token } = parsed(AskQuoteSchema, body)
    const told = await tellQuote(database, token, now())
    if (told === undefined) throw new Refusal(404, NOT_ACCEPTED.unknown)
    return told
  })

  app.post('/quote-pdf', async ({ body }, reply) => {
    const { token } = parsed(AskQuoteSchema, body)
    const version = await versionByToken(database, token)
    if (version === undefined) throw new Refusal(404, NOT_ACCEPTED.unknown)
    if (version.withdrawnAt !== undefined) throw new Refusal(409, NOT_ACCEPTED.withdrawn)
    const newest = await newestVersion(database, version.quoteId)
    if (newest.id !== version.id) throw new Refusal(409, NOT_ACCEPTED.changed)
    return sendQuotePdf(reply, press, version, now())
  })
}
