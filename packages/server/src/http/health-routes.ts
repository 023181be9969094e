import type { FastifyInstance } from 'fastify'
import type { OrderStore } from '../orders/order-store.ts'

/** Whether the server runs, and whether it can take orders. */
export function healthRoutes(app: FastifyInstance, store: OrderStore): void {
  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      return { needsReview: await store.countNeedsReview() }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ error: 'The database does not answer.' })
    }
  })
}
