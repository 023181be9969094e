import type { FastifyReply } from 'fastify'
import type { Certificate } from '../../exemptions/certificate.ts'
import { DECIDING } from '../staff.ts'

/**
 * What somebody sent us is saved as a file and never shown as a page of the shop: nothing in it runs, whatever it says it
 * is. The headers are those of the route, set after those that every answer has.
 */
export const SENT_FILE = {
  onSend: async (_request: unknown, reply: FastifyReply) => {
    reply.headers({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  },
}

/** A signed certificate or a proof, for those who decide about it. */
export const DOCUMENT_ROUTE = { ...DECIDING, ...SENT_FILE }

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Sends a document to be saved under a name; what is none of the kinds that we take is a heap of bytes. */
export function sendDocument(
  reply: FastifyReply,
  name: string,
  { bytes, mediaType }: Certificate,
): FastifyReply {
  const ending = ENDINGS[mediaType]
  return reply
    .type(ending === undefined ? 'application/octet-stream' : mediaType)
    .header('content-disposition', `attachment; filename="${name}.${ending ?? 'bin'}"`)
    .send(bytes)
}
