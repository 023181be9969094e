import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AuthRefusal } from './auth-refusal.ts'

/** Codes of the contract for what Fastify refuses by itself. */
const CODES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'validation_failed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
}

const AWAY = 'Sign-in cannot be reached just now. Please try again in a moment.'
const RETRY_SECONDS = 5

/** Turns whatever went wrong into the errors of the contract; faults of our own are logged, not told. */
export function answerRefusal(isAway: (error: unknown) => boolean) {
  return function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    if (error instanceof AuthRefusal) {
      const { retryAfterSeconds, weakPassword } = error.more
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
      const weak = weakPassword && { weak_password: { reasons: [weakPassword] } }
      void reply
        .code(error.statusCode)
        .send({ ...problem(error.statusCode, error.errorCode, error.message), ...weak })
      return
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      void reply.code(status).send(problem(status, codeOf(error, status), sentenceOf(error)))
      return
    }
    request.log.error({ err: error }, 'a request to sign-in failed')
    if (!isAway(error)) {
      void reply
        .code(500)
        .send(problem(500, 'unexpected_failure', 'Something went wrong on our side.'))
      return
    }
    void reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .send(problem(503, 'unexpected_failure', AWAY))
  }
}

export function problem(code: number, errorCode: string, msg: string) {
  return { code, error_code: errorCode, msg }
}

function codeOf({ code }: FastifyError, status: number): string {
  if (status === 403) return 'not_allowed'
  return CODES[code] ?? (status === 400 ? 'bad_json' : 'validation_failed')
}

/** Fastify's own sentences may quote what was sent; those of the shop are meant to be read. */
function sentenceOf({ name, message }: FastifyError): string {
  return name === 'Refusal' ? message : 'We could not read this request.'
}
