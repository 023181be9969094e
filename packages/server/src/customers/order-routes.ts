import { z } from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import type { CustomerDesk } from './account-api.ts'
import { invoiceHeader, invoicePdf } from '../terms/invoice-pdf.ts'
import { ownOrder, ownOrders } from './own-orders.ts'
import { parsed } from './parsed.ts'

const QuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })

/** The orders of who asks, and their invoices. */
export function orderRoutes(app: FastifyInstance, { books, callerOf }: CustomerDesk): void {
  app.get('/orders', async (request) => {
    const caller = await callerOf(request)
    return ownOrders(books, caller, parsed(QuerySchema, request.query).cursor)
  })

  app.get<{ Params: { number: string } }>('/orders/:number/invoice.pdf', async (request, reply) => {
    const order = await ownOrder(books, await callerOf(request), request.params.number)
    const pdf = await invoicePdf(books, order)
    return reply
      .type('application/pdf')
      .header('content-disposition', invoiceHeader(order))
      .send(pdf)
  })
}
