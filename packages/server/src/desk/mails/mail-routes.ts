import { type BouncedMail, CorrectedEmailSchema } from '@millrun/commerce/desk/bounced-mail'
import type { FastifyInstance } from 'fastify'
import { listBounces } from '../../bounces/list-bounces.ts'
import { settleBounce } from '../../bounces/settle-bounce.ts'
import { parsed } from '../../customers/parsed.ts'
import { correctEmail } from '../../bounces/correct-email.ts'
import type { Desk } from '../desk-api.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { namedOrder } from '../orders/named-order.ts'
import { DECIDING, EVERY_ROLE, staffOf } from '../staff.ts'

/** Mails that came back, and what is done about them. */
export function mailRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  app.get('/bounces', EVERY_ROLE, async (): Promise<{ bounces: readonly BouncedMail[] }> => ({
    bounces: await listBounces(books.database),
  }))

  app.post<{ Params: { id: string } }>('/bounces/:id/settled', DECIDING, async (request, reply) =>
    answerOutcome(reply, await settleBounce(books, request.params.id, staffOf(request))),
  )

  app.post<{ Params: { number: string } }>(
    '/orders/:number/email',
    DECIDING,
    async (request, reply) => {
      const corrected = parsed(CorrectedEmailSchema, request.body)
      const order = await namedOrder(books, request.params.number)
      return answerOutcome(reply, await correctEmail(books, order, corrected, staffOf(request)))
    },
  )
}
