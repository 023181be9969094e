import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Environment } from '../environment.ts'
import { addressKey } from '../http/address-key.ts'
import { answerError } from '../http/answer-errors.ts'
import { closeAfterAnswer } from '../http/close-after-answer.ts'
import { Refusal } from '../http/refusal.ts'

/** What every function has: who may call it how often, and how it answers. */
export async function callRules(app: FastifyInstance, environment: Environment): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(answerError)
  jsonBodies(app)
  closeAfterAnswer(app)
  app.addHook('onRequest', originCheck(environment.publicOrigin))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ path: request.routeOptions.url, status: reply.statusCode, ms }, 'answered')
  })
  await app.register(rateLimit, {
    max: environment.rateLimitPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressKey(ip),
    errorResponseBuilder: () =>
      new Refusal(429, 'Too many requests from your address; please wait a minute and try again.'),
  })
}

/** Takes JSON bodies, refuses those that reach for an object's prototype, and lets a body be absent. */
function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined)
      return
    }
    void parse(request, body.toString(), done)
  })
}

const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type, x-retry-count'

/**
 * A hook that refuses function calls from pages of others. Allowed is the shop's public origin, or
 * the origin that the request itself came to; callers that are no page send no `Origin` and pass.
 */
function originCheck(publicOrigin: string | undefined) {
  return async function checkOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { origin } = request.headers
    if (origin === undefined) return
    const own = publicOrigin ?? `${request.protocol}://${request.host}`
    reply.header('vary', 'origin')
    if (origin !== own) throw new Refusal(403, 'This shop does not take orders from other sites.')
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '86400',
    })
  }
}
