import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** What the shop's own pages may send, and what others are told. */
interface OriginRules {
  readonly refusal: string
  readonly methods: string
  readonly headers: string
}

/**
 * A hook that refuses calls from pages of others. Allowed is the shop's public origin, or the origin that
 * the request itself came to; callers that are no page send no `Origin` and pass.
 */
export function originCheck(publicOrigin: string | undefined, rules: OriginRules) {
  return async function checkOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { origin } = request.headers
    if (origin === undefined) return
    const own = publicOrigin ?? `${request.protocol}://${request.host}`
    reply.header('vary', 'origin')
    if (origin !== own) throw new Refusal(403, rules.refusal)
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': rules.methods,
      'access-control-allow-headers': rules.headers,
      'access-control-max-age': '86400',
    })
  }
}
