import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, isRefusalStatus } from './refusal.ts'

/** Writes a refusal, or whatever else went wrong, in the shape of PayPal's errors. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof Refusal ? error : unexpected(error)
  if (refusal.status === 500) request.log.error(error)
  const debugId = String(reply.getHeader('paypal-debug-id') ?? '')
  return reply.code(refusal.status).send(refusal.body(debugId))
}

/** Fastify's own errors (a body too large, a wrong content type) carry their status. */
function unexpected({ statusCode = 500 }: FastifyError): Refusal {
  if (isRefusalStatus(statusCode)) return new Refusal(statusCode)
  return new Refusal(statusCode < 500 ? 400 : 500)
}
