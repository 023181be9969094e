import { AskQuoteSchema } from '@millrun/commerce/quotes/told-quote'
import { NOT_ACCEPTED } from '@millrun/commerce/quotes/quote-words'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../customers/parsed.ts'
import { Refusal } from '../http/refusal.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { tellQuote } from './tell-quote.ts'

/** What the page of a quote calls: looking at one changes nothing. */
export function quoteFunctions(app: FastifyInstance, { database, now }: OrderBooks): void {
  app.post('/quote', async ({ body }) => {
    const { token } = parsed(AskQuoteSchema, body)
    const told = await tellQuote(database, token, now())
    if (told === undefined) throw new Refusal(404, NOT_ACCEPTED.unknown)
    return told
  })
}
