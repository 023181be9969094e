import { ReturnsQuerySchema } from '@millrun/commerce/desk/returns/listed-return'
import {
  CloseReturnSchema,
  ReceivedPiecesSchema,
  ReturnDecisionSchema,
  ReturnRefundSchema,
} from '@millrun/commerce/desk/returns/return-deeds'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { Refusal } from '../../http/refusal.ts'
import { closeReturn } from '../../returns/close-return.ts'
import { decideReturn } from '../../returns/decide-return.ts'
import { receivePieces } from '../../returns/receive-pieces.ts'
import { refundReturn } from '../../returns/refund-return.ts'
import { findPhotograph, findReturn, type KeptReturn } from '../../returns/return-store.ts'
import type { Desk } from '../desk-api.ts'
import { aloneOf } from '../money/refund-at-desk.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { SENT_FILE, sendDocument } from '../people/send-document.ts'
import { DECIDING, EVERY_ROLE, staffOf } from '../staff.ts'
import { listReturns } from './list-returns.ts'
import { showReturn } from './show-return.ts'

interface Numbered {
  readonly Params: { readonly number: string }
}

/** What buyers return or report: everybody sees it and receives pieces; who decides also gives back. */
export function returnDeskRoutes(app: FastifyInstance, { till }: Desk): void {
  const { books } = till
  const { database } = books

  async function named(number: string): Promise<KeptReturn> {
    const kept = await findReturn(database, number)
    if (kept === undefined) throw new Refusal(404, `There is no return ${number.slice(0, 20)}.`)
    return kept
  }

  app.get('/returns', EVERY_ROLE, ({ query }) =>
    listReturns(books, parsed(ReturnsQuerySchema, query)),
  )

  app.get<Numbered>('/returns/:number', EVERY_ROLE, async ({ params }) =>
    showReturn(books, await named(params.number)),
  )

  app.get<{ Params: { number: string; photograph: string } }>(
    '/returns/:number/photographs/:photograph',
    { ...EVERY_ROLE, ...SENT_FILE },
    async ({ params }, reply) => {
      const { id, number } = await named(params.number)
      const which = /^\d{1,2}$/.test(params.photograph) ? Number(params.photograph) : 0
      const photograph = await findPhotograph(database, id, which)
      if (photograph === undefined) throw new Refusal(404, 'There is no such photograph.')
      return sendDocument(reply, `${number}-${which}`, photograph)
    },
  )

  app.post<Numbered>('/returns/:number/decision', DECIDING, async (request, reply) => {
    const decision = parsed(ReturnDecisionSchema, request.body)
    const kept = await named(request.params.number)
    return answerOutcome(reply, await decideReturn(books, kept, decision, staffOf(request)))
  })

  app.post<Numbered>('/returns/:number/receipts', EVERY_ROLE, async (request, reply) => {
    const pieces = parsed(ReceivedPiecesSchema, request.body)
    const kept = await named(request.params.number)
    return answerOutcome(reply, await receivePieces(books, kept, pieces, staffOf(request)))
  })

  app.post<Numbered>('/returns/:number/refund', DECIDING, async (request, reply) => {
    const asked = parsed(ReturnRefundSchema, request.body)
    const kept = await named(request.params.number)
    const actor = staffOf(request)
    return answerOutcome(
      reply,
      await refundReturn(till, kept, {
        ...asked,
        actor,
        aloneOf: (wish) => aloneOf(till, wish, actor),
      }),
    )
  })

  app.post<Numbered>('/returns/:number/close', DECIDING, async (request, reply) => {
    const closing = parsed(CloseReturnSchema, request.body)
    const kept = await named(request.params.number)
    return answerOutcome(reply, await closeReturn(books, kept, closing, staffOf(request)))
  })
}
