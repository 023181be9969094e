import type { FastifyInstance } from 'fastify'
import { DatabaseFault } from '../database/database-fault.ts'
import { writeCheck } from '../database/write-check.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderStore } from '../orders/order-store.ts'

/** Whether the server runs, and whether it can take orders. */
export function healthRoutes(
  app: FastifyInstance,
  store: OrderStore,
  database: OrderDatabase,
): void {
  const canWrite = writeCheck(database)

  app.get('/healthz', () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      await canWrite()
      return { needsReview: await store.countNeedsReview() }
    } catch (error) {
      request.log.error({ err: error }, 'the shop cannot take orders')
      const said = error instanceof DatabaseFault ? error.message : 'The shop cannot take orders.'
      return reply.code(503).send({ error: said })
    }
  })
}
