import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseFault } from '../database/database-fault.ts'
import { Refusal } from './refusal.ts'

const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE:
    'This request is too large; please split the order, or send a smaller file.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send this request as application/json.',
  FST_ERR_VALIDATION: 'This request is not complete; please reload the page and try again.',
}

/** A database that was stopped, or failed over, is back in less. */
const RETRY_SECONDS = 5
const NO_DATABASE =
  'Our order book cannot be reached just now. Nothing is lost, and nothing is charged twice: please try again in a moment.'

/** Turns whatever went wrong into `{ error: "<sentence>" }`; faults of our own are logged, not told. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 500
  if (error instanceof Refusal || status === 429) {
    // Whoever refuses has raised the alarm where there is reason for one.
    if (status >= 500) request.log.warn({ err: error.cause }, error.message)
    void reply.code(status).send({ error: error.message })
    return
  }
  if (error instanceof DatabaseFault) {
    request.log.error({ err: error }, 'the database is in trouble')
    void reply.code(503).header('retry-after', RETRY_SECONDS).send({ error: NO_DATABASE })
    return
  }
  if (status >= 400 && status < 500) {
    const sentence = SENTENCES[error.code] ?? 'We could not read this request.'
    void reply.code(status).send({ error: sentence })
    return
  }
  request.log.error({ err: error }, 'request failed')
  void reply.code(500).send({ error: 'Something went wrong on our side. Please try again.' })
}
