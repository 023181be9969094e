import { MarkPaidSchema } from '@millrun/commerce/terms/mark-paid'
import type { OwedList } from '@millrun/commerce/terms/owed-list'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { markPaid } from '../../terms/mark-paid.ts'
import { owedCsv } from '../../terms/owed-csv.ts'
import { owedList } from '../../terms/owed-list.ts'
import type { Desk } from '../desk-api.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { namedOrder } from '../orders/named-order.ts'
import { DECIDING, staffOf } from '../staff.ts'

/** What is owed to the shop, and that it has come. */
export function owedRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  app.get('/owed', DECIDING, (): Promise<OwedList> => owedList(books))

  app.get('/owed.csv', DECIDING, async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="owed.csv"')
      .send(owedCsv((await owedList(books)).rows)),
  )

  app.post<{ Params: { number: string } }>(
    '/orders/:number/paid',
    DECIDING,
    async (request, reply) => {
      const payment = parsed(MarkPaidSchema, request.body)
      const order = await namedOrder(books, request.params.number)
      return answerOutcome(reply, await markPaid(books, order, payment, staffOf(request)))
    },
  )
}
