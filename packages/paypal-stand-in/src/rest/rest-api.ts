import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { detail, Refusal } from '../refusal.ts'
import type { Account, StandIn } from '../stand-in.ts'
import { type AccessTokens, tokenLifetimeSeconds } from './access-tokens.ts'
import { addOrderRoutes } from './order-routes.ts'
import { addPaymentRoutes } from './payment-routes.ts'

/** PayPal's REST API: a token for the credentials, everything else for the token. */
export function addRestApi(app: FastifyInstance, standIn: StandIn): void {
  addContentTypes(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('paypal-debug-id', randomBytes(7).toString('hex'))
  })
  addTokenRoute(app, standIn)
  app.register(async (guarded) => {
    guarded.addHook('onRequest', (request, reply) => authorize(standIn.tokens, request, reply))
    addOrderRoutes(guarded, standIn)
    addPaymentRoutes(guarded, standIn)
  })
}

/** Lets a call with a living bearer token pass; answers 401 otherwise, in PayPal's two shapes. */
async function authorize(
  tokens: AccessTokens,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme !== 'Bearer' || token === undefined) {
    await reply.code(401).send({
      name: 'AUTHENTICATION_FAILURE',
      message:
        'Authentication failed due to invalid authentication credentials or a missing Authorization header.',
      links: [],
    })
  } else if (!tokens.isValid(token)) {
    await reply.code(401).send({
      error: 'invalid_token',
      error_description: 'Access Token not found in cache',
    })
  }
}

/** JSON with an empty body allowed (a capture sends nothing), and the form that OAuth wants. */
function addContentTypes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text))
    } catch (cause) {
      const refusal = new Refusal(400, [detail('MALFORMED_REQUEST_JSON', { location: 'body' })])
      refusal.cause = cause
      done(refusal)
    }
    return undefined
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

const grantSchema = z.object({ grant_type: z.literal('client_credentials') })

const scope = 'https://uri.paypal.com/services/payments/payment openid'

/** `POST /v1/oauth2/token`. Its refusals have the shape of OAuth, not that of the other calls. */
function addTokenRoute(app: FastifyInstance, { account, tokens }: StandIn): void {
  app.post('/v1/oauth2/token', { config: { call: 'token' } }, (request, reply) => {
    if (request.headers.authorization !== basicCredentials(account)) {
      return reply.code(401).send({
        error: 'invalid_client',
        error_description: 'Client Authentication failed',
      })
    }
    if (!grantSchema.safeParse(request.body).success) {
      return reply.code(400).send({
        error: 'unsupported_grant_type',
        error_description: 'Grant Type is NULL or not supported',
      })
    }
    return reply.send({
      scope,
      access_token: tokens.issue(),
      token_type: 'Bearer',
      app_id: 'APP-STANDIN',
      expires_in: tokenLifetimeSeconds,
      nonce: new Date().toISOString(),
    })
  })
}

function basicCredentials({ clientId, clientSecret }: Account): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
}
