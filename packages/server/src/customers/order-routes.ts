import { z } from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import type { CustomerDesk } from './account-api.ts'
import { ownOrders } from './own-orders.ts'
import { parsed } from './parsed.ts'

const QuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })

/** The orders of who asks. */
export function orderRoutes(app: FastifyInstance, { books, callerOf }: CustomerDesk): void {
  app.get('/orders', async (request) => {
    const { email } = await callerOf(request)
    return ownOrders(books, email, parsed(QuerySchema, request.query).cursor)
  })
}
