import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../http/refusal.ts'
import { MINUTE_MS } from '../time-spans.ts'
import type { CallCounts } from './call-counts.ts'
import type { CountCall } from './count-call.ts'

export interface CallLimit {
  readonly counts: CallCounts
  /** What is called; each is counted for itself. */
  readonly name: string
  readonly perMinute: number
  /** For whoever calls more often. */
  readonly refusal: string
}

/** Lets one address call so often in a minute, over all servers. A route that allows less is counted for itself. */
export async function limitCalls(
  app: FastifyInstance,
  { counts, name, perMinute, refusal }: CallLimit,
): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => counts.keyOf(ip),
    store: storeFor(name, counts.count),
    errorResponseBuilder: () => new Refusal(429, refusal),
  })
}

/** What a store is told of the route that allows less. */
const RouteSchema = z.object({ routeInfo: z.object({ url: z.string() }) })

/** How the limit's plugin has something counted. */
function storeFor(name: string, count: CountCall): FastifyRateLimitStoreCtor {
  return class Store {
    incr(
      key: string,
      tell: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      spanMs: number,
      most: number,
    ): void {
      count(`${name}:${key}`, spanMs, most).then(
        ({ calls, leftMs }) => tell(null, { current: calls, ttl: leftMs }),
        tell,
      )
    }

    child(route: unknown): Store {
      const { url } = RouteSchema.parse(route).routeInfo
      return new (storeFor(url, count))({})
    }
  }
}
