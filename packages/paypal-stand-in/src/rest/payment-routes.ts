import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findCapture, findRefund } from '../ledger/ledger.ts'
import { refundCapture } from '../ledger/refund-capture.ts'
import type { StandIn } from '../stand-in.ts'
import { standaloneCaptureAnswer } from './capture-answer.ts'
import { moneySchema } from './order-request.ts'
import { parseBody } from './parse-body.ts'
import { minimalRefundAnswer, refundAnswer } from './refund-answer.ts'
import type { Answer } from './replay.ts'
import { baseOf, wantsRepresentation } from './request-headers.ts'
import { tellRefunded } from '../webhooks/tell.ts'

const refundRequestSchema = z.object({
  amount: moneySchema.optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  custom_id: z.string().min(1).max(127).optional(),
  note_to_payer: z.string().min(1).max(255).optional(),
})

type WithId = { Params: { id: string } }

export function addPaymentRoutes(app: FastifyInstance, standIn: StandIn): void {
  app.get<WithId>('/v2/payments/captures/:id', { config: { call: 'get-capture' } }, (request) =>
    standaloneCaptureAnswer(
      findCapture(standIn.ledger, request.params.id),
      baseOf(request),
      standIn.account.merchantId,
    ),
  )

  app.post<WithId>(
    '/v2/payments/captures/:id/refund',
    { config: { call: 'refund-capture' } },
    (request, reply) => {
      const { status, body } = standIn.replay(request, () => refundNow(standIn, request))
      return reply.code(status).send(body)
    },
  )

  app.get<WithId>('/v2/payments/refunds/:id', { config: { call: 'get-refund' } }, (request) =>
    refundAnswer(findRefund(standIn.ledger, request.params.id), baseOf(request)),
  )
}

function refundNow(standIn: StandIn, request: FastifyRequest<WithId>): Answer {
  const { ledger } = standIn
  const capture = findCapture(ledger, request.params.id)
  const asked = parseBody(refundRequestSchema, request.body ?? {})
  const refund = refundCapture(ledger, capture, asked, request.bentRefund)
  if (refund.status === 'COMPLETED') tellRefunded(standIn, capture, refund)
  const answer = wantsRepresentation(request) ? refundAnswer : minimalRefundAnswer
  return { status: 201, body: answer(refund, baseOf(request)) }
}
