import type { FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { type CallLimit, limitCalls } from '../call-counts/limit-calls.ts'
import type { Environment } from '../environment.ts'
import { answerError } from '../http/answer-errors.ts'
import { closeAfterAnswer } from '../http/close-after-answer.ts'
import { jsonBodies } from '../http/json-bodies.ts'
import { originCheck } from '../http/origin-check.ts'

const FUNCTION_CALLS = {
  refusal: 'This shop does not take orders from other sites.',
  methods: 'POST, OPTIONS',
  headers: 'authorization, x-client-info, apikey, content-type, x-retry-count',
}

interface CallRules extends Omit<CallLimit, 'refusal'>, Pick<Environment, 'publicOrigin'> {}

/** What every function has: who may call it how often, and how it answers. */
export async function callRules(
  app: FastifyInstance,
  { publicOrigin, ...limit }: CallRules,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(answerError)
  jsonBodies(app)
  closeAfterAnswer(app)
  app.addHook('onRequest', originCheck(publicOrigin, FUNCTION_CALLS))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ path: request.routeOptions.url, status: reply.statusCode, ms }, 'answered')
  })
  await limitCalls(app, {
    ...limit,
    refusal: 'Too many requests from your address; please wait a minute and try again.',
  })
}
