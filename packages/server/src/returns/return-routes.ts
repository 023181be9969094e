import { AskReturnSchema, ReturnSlipRequestSchema } from '@millrun/commerce/returns/ask-return'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../customers/parsed.ts'
import { Refusal } from '../http/refusal.ts'
import { findOrder } from '../orders/find-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { askReturn } from './ask-return.ts'
import { returnSlip } from './return-slip.ts'
import { findReturn } from './return-store.ts'
import { comesBack } from './told-returns.ts'

/** Four photographs of 6 MB in base64, and the fields around them. */
const BODY_LIMIT = 34 * 1024 * 1024
/** Nobody has more to return in a minute. */
const ASKED_A_MINUTE = 10

/** What a buyer calls from the page of an order to return its pieces or report a problem with them. */
export function returnRoutes(app: FastifyInstance, books: OrderBooks): void {
  app.post(
    '/ask-return',
    {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: ASKED_A_MINUTE, timeWindow: '1 minute' } },
    },
    async ({ body }) => ({ number: await askReturn(books, parsed(AskReturnSchema, body)) }),
  )

  app.post('/return-slip', async ({ body }, reply) => {
    const { token, number } = parsed(ReturnSlipRequestSchema, body)
    const order = await findOrder(books, { pageToken: token })
    const kept = await findReturn(books.database, number)
    if (order === undefined || kept?.orderId !== order.id) {
      throw new Refusal(404, 'We do not know this return.')
    }
    if (!comesBack(kept)) throw new Refusal(409, 'Nothing of this return is to be sent to us.')
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="return-${kept.number}.pdf"`)
      .send(await returnSlip(order, kept))
  })
}
