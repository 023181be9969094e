import { MonthQuerySchema, SlipsQuerySchema } from '@millrun/commerce/desk/slips-query'
import { orderDate } from '@millrun/commerce/order-date'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import type { Desk } from '../desk-api.ts'
import { EVERY_ROLE } from '../staff.ts'
import { shipStationCsv } from './shipstation-csv.ts'
import { shipStationOrders } from './shipstation-orders.ts'
import { listToPack } from './list-to-pack.ts'
import { ordersToPack } from './orders-to-pack.ts'
import { slipOf } from './slips/slip.ts'
import { slipsPdf } from './slips/slips-pdf.ts'

/** What is printed and handed on to send orders. */
export function packingRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  app.get('/packing', EVERY_ROLE, () => listToPack(books))

  app.get('/slips.pdf', EVERY_ROLE, async (request, reply) => {
    const { orders: numbers } = parsed(SlipsQuerySchema, request.query)
    const orders = await ordersToPack(books, numbers)
    const slips = orders.map(({ order, left }) => slipOf(order, left))
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="packing-slips.pdf"')
      .send(await slipsPdf(slips, orderDate(books.now())))
  })

  app.get('/export/shipstation.csv', EVERY_ROLE, async (request, reply) => {
    const { month } = parsed(MonthQuerySchema, request.query)
    const orders = await shipStationOrders(books, month)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="shipstation.csv"')
      .send(shipStationCsv(orders))
  })
}
