import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

export type Answer = { status: number; body: object }

/** Answers by request, so that a request that is made again is answered again and not done again. */
export type Replay = (request: FastifyRequest, work: () => Answer) => Answer

/**
 * PayPal's idempotency: a request with a `PayPal-Request-Id` seen before on the same address gets the
 * stored answer, 200 where the first was 201. A refused instrument was a real attempt, so it is stored
 * as well; a request that was refused before anything happened may be made again.
 */
export function createReplay(): Replay {
  const stored = new Map<string, Answer | Refusal>()
  return (request, work) => {
    const requestId = request.headers['paypal-request-id']
    if (typeof requestId !== 'string') return work()
    const key = `${request.method} ${request.url} ${requestId}`
    const earlier = stored.get(key)
    if (earlier instanceof Refusal) throw earlier
    if (earlier) return { ...earlier, status: 200 }
    return keep(stored, key, work)
  }
}

function keep(stored: Map<string, Answer | Refusal>, key: string, work: () => Answer): Answer {
  try {
    const answer = work()
    stored.set(key, answer)
    return answer
  } catch (error) {
    if (error instanceof Refusal && error.message === 'INSTRUMENT_DECLINED') stored.set(key, error)
    throw error
  }
}
