import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/**
 * What tells one browser's sign-up from another's: the shop's pages send a random word with their name, as `X-Client-Info`,
 * for as long as a tab is open. Programs without one are all alike.
 */
export function clientMark({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return createHash('sha256')
    .update(String(headers['x-client-info'] ?? ''))
    .digest('base64url')
}
