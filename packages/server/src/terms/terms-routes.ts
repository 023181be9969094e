import { CreateOrderRequestSchema } from '@millrun/commerce/functions'
import { OWN_TERMS, type OwnTerms, TERMS_ORDERS } from '@millrun/commerce/terms/own-terms'
import type { FastifyInstance } from 'fastify'
import type { CustomerDesk } from '../customers/account-api.ts'
import { parsed } from '../customers/parsed.ts'
import { ownTerms } from './own-terms.ts'
import { placeOnTerms } from './place-on-terms.ts'

/** The terms of who asks, and orders on them: for a session alone, as a pricing ticket is good for prices and no more. */
export function termsRoutes(
  app: FastifyInstance,
  { books, callerOf, taxTable }: CustomerDesk,
): void {
  app.get(`/${OWN_TERMS}`, async (request): Promise<{ terms: OwnTerms | null }> => {
    const { accountId } = await callerOf(request)
    return { terms: await ownTerms(books.database, accountId) }
  })

  app.post(`/${TERMS_ORDERS}`, async (request) => {
    const { accountId } = await callerOf(request)
    const wanted = parsed(CreateOrderRequestSchema, request.body)
    return placeOnTerms({ books, now: books.now, taxTable }, accountId, wanted)
  })
}
