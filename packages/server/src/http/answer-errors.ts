import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'This request is too large; please split the order.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Please send this request as application/json.',
  FST_ERR_VALIDATION: 'This request is not complete; please reload the page and try again.',
}

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
  if (status >= 400 && status < 500) {
    const sentence = SENTENCES[error.code] ?? 'We could not read this request.'
    void reply.code(status).send({ error: sentence })
    return
  }
  request.log.error({ err: error }, 'request failed')
  void reply.code(500).send({ error: 'Something went wrong on our side. Please try again.' })
}
