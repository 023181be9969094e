import type { FastifyRequest } from 'fastify'

/** This server's origin as the caller wrote it, for the links in answers. */
export function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

/** Whether the caller wants the whole resource back (`Prefer: return=representation`). */
export function wantsRepresentation(request: FastifyRequest): boolean {
  return String(request.headers.prefer ?? '').includes('return=representation')
}
