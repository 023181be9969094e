import type { FastifyInstance } from 'fastify'
import { invoiceHeader, invoicePdf } from '../../terms/invoice-pdf.ts'
import type { Desk } from '../desk-api.ts'
import { EVERY_ROLE } from '../staff.ts'
import { namedOrder } from './named-order.ts'

/** The invoice of an order, to be printed or sent on. */
export function invoiceRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  app.get<{ Params: { number: string } }>(
    '/orders/:number/invoice.pdf',
    EVERY_ROLE,
    async ({ params }, reply) => {
      const order = await namedOrder(books, params.number)
      const pdf = await invoicePdf(books, order)
      return reply
        .type('application/pdf')
        .header('content-disposition', invoiceHeader(order))
        .send(pdf)
    },
  )
}
