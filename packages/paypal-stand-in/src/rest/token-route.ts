import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Account, StandIn } from '../stand-in.ts'
import { tokenLifetimeSeconds } from './access-tokens.ts'

const grantSchema = z.object({ grant_type: z.literal('client_credentials') })

const scope = 'https://uri.paypal.com/services/payments/payment openid'

/** `POST /v1/oauth2/token`. Its refusals have the shape of OAuth, not that of the other calls. */
export function addTokenRoute(app: FastifyInstance, { account, tokens }: StandIn): void {
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
