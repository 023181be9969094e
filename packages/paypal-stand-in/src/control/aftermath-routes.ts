import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findCapture, findOrder, findRefund } from '../ledger/ledger.ts'
import { refundCapture, settleRefund } from '../ledger/refund-capture.ts'
import { parseBody } from '../rest/parse-body.ts'
import type { StandIn } from '../stand-in.ts'
import { tellCaptured, tellRefunded } from '../webhooks/tell.ts'

type WithId = { Params: { id: string } }

const settlementSchema = z.object({ status: z.enum(['COMPLETED', 'DECLINED']) })
const refundEndSchema = z.object({ status: z.enum(['COMPLETED', 'FAILED', 'CANCELLED']) })

/** What becomes of money later: pending payments and refunds end, banks take payments back, orders lapse. */
export function addAftermathRoutes(app: FastifyInstance, standIn: StandIn): void {
  const { ledger } = standIn

  app.post<WithId>('/stand-in/captures/:id/settle', (request, reply) => {
    const capture = findCapture(ledger, request.params.id)
    capture.status = parseBody(settlementSchema, request.body).status
    capture.pendingReason = undefined
    capture.updatedAt = new Date()
    tellCaptured(standIn, capture)
    return reply.code(204).send()
  })

  app.post<WithId>('/stand-in/captures/:id/reverse', (request, reply) => {
    const capture = findCapture(ledger, request.params.id)
    const refund = refundCapture(ledger, capture, {})
    tellRefunded(standIn, capture, refund, 'PAYMENT.CAPTURE.REVERSED')
    return reply.code(201).send({ id: refund.id })
  })

  app.get('/stand-in/pending-refunds', () => ({
    refunds: Array.from(ledger.refunds.values())
      .filter(({ status }) => status === 'PENDING')
      .map(({ id }) => id),
  }))

  app.post<WithId>('/stand-in/refunds/:id/settle', (request, reply) => {
    const refund = findRefund(ledger, request.params.id)
    const { status } = parseBody(refundEndSchema, request.body)
    settleRefund(ledger, refund, status)
    const capture = findCapture(ledger, refund.captureId)
    if (status === 'COMPLETED') tellRefunded(standIn, capture, refund)
    if (status === 'FAILED') tellRefunded(standIn, capture, refund, 'PAYMENT.REFUND.FAILED')
    // A reversal that is taken back: the money is the payee's again.
    if (status === 'CANCELLED') tellCaptured(standIn, capture)
    return reply.code(204).send()
  })

  app.post<WithId>('/stand-in/orders/:id/void', (request, reply) => {
    findOrder(ledger, request.params.id).status = 'VOIDED'
    return reply.code(204).send()
  })
}
