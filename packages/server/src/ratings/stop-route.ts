import { stopPagePath, STOP_PATH } from '@millrun/commerce/ratings/rating-page'
import type { FastifyInstance } from 'fastify'
import type { CallCounts } from '../call-counts/call-counts.ts'
import { limitCalls } from '../call-counts/limit-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { stopAsking } from './unasked-addresses.ts'

interface StopRoute {
  readonly books: OrderBooks
  readonly counts: CallCounts
  readonly callsPerMinute: number
}

/**
 * Where mail programs send the wish of their user not to be asked again, with one press and without the shop's page
 * (RFC 8058). Whoever opens the address as a page is asked first: programs that look through mails open links too.
 */
export async function stopRoute(
  app: FastifyInstance,
  { books, counts, callsPerMinute }: StopRoute,
): Promise<void> {
  // What stands in the body is always the same, in one of two forms.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null),
  )
  await limitCalls(app, {
    counts,
    name: 'stop asking',
    perMinute: callsPerMinute,
    refusal: 'Too many requests from your address.',
  })
  app.post<{ Params: { token: string } }>(`${STOP_PATH}/:token`, async ({ params }, reply) => {
    if (await stopAsking(books.database, params.token, books.now())) return reply.code(204).send()
    throw new Refusal(404, 'We do not know this link.')
  })
  app.get<{ Params: { token: string } }>(`${STOP_PATH}/:token`, ({ params }, reply) =>
    reply.header('cache-control', 'no-store').redirect(stopPagePath(params.token)),
  )
}
