import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type, x-retry-count'

/**
 * A hook that refuses function calls from pages of others. Allowed is the shop's public origin, or
 * the origin that the request itself came to; callers that are no page send no `Origin` and pass.
 */
export function originCheck(publicOrigin: string | undefined) {
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
