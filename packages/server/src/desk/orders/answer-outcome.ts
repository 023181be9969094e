import type { FastifyReply } from 'fastify'
import type { Outcome } from '../../outcome.ts'

const CONFLICT = 409

/** Tells at the desk how something ended: `{ sentence }` when it was done, else the refusal as everywhere. */
export function answerOutcome(reply: FastifyReply, { ok, sentence }: Outcome): FastifyReply {
  return ok ? reply.send({ sentence }) : reply.code(CONFLICT).send({ error: sentence })
}
