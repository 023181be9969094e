import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessTokens } from './access-tokens.ts'

/** Lets a call with a living bearer token pass; answers 401 otherwise, in PayPal's two shapes. */
export async function authorize(
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
