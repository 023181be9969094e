import {
  OwnRatingsRequestSchema,
  type OwnRatings,
  type OwnRatingsRequest,
  StopAskingRequestSchema,
} from '@millrun/commerce/ratings/own-ratings'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../customers/parsed.ts'
import { Refusal } from '../http/refusal.ts'
import { readOrder } from '../orders/find-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { giveRatings, withdrawRating } from './give-ratings.ts'
import { ownRatings } from './own-ratings.ts'
import { findAsk } from './rating-ask.ts'
import { stopAsking } from './unasked-addresses.ts'

/** What the page of reviews calls: each call is for who was sent its link. */
export function ratingFunctions(functions: FastifyInstance, books: OrderBooks): void {
  functions.post('/rate-products', ({ body }) =>
    rateProducts(books, parsed(OwnRatingsRequestSchema, body)),
  )
  functions.post('/stop-rating-mails', async ({ body }) => {
    const { token } = parsed(StopAskingRequestSchema, body)
    if (await stopAsking(books.database, token, books.now())) return { stopped: true }
    throw new Refusal(404, 'We do not know this link.')
  })
}

async function rateProducts(
  books: OrderBooks,
  { token, given, withdraw }: OwnRatingsRequest,
): Promise<OwnRatings> {
  const ask = await findAsk(books.database, { token })
  if (ask === undefined) throw new Refusal(404, 'We do not know this link.')
  const order = await readOrder(books, ask.orderId)
  if (given !== undefined) await giveRatings(books, order, given)
  if (withdraw !== undefined) await withdrawRating(books, order, withdraw)
  return ownRatings(books, order)
}
