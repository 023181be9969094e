import { ReadyRequestSchema, ShipmentRequestSchema } from '@millrun/commerce/desk/shipment-request'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { announcePickup } from '../../shipments/announce-pickup.ts'
import { shipOrder } from '../../shipments/ship-order.ts'
import type { Desk } from '../desk-api.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { namedOrder } from '../orders/named-order.ts'
import { EVERY_ROLE, staffOf } from '../staff.ts'

type Numbered = { Params: { number: string } }

/** What leaves the warehouse: a shipment, and the word to a buyer that an order can be picked up. */
export function shipmentRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  app.post<Numbered>('/orders/:number/shipments', EVERY_ROLE, async (request, reply) => {
    const shipment = parsed(ShipmentRequestSchema, request.body)
    const order = await namedOrder(books, request.params.number)
    return answerOutcome(reply, await shipOrder(books, order, shipment, staffOf(request)))
  })

  app.post<Numbered>('/orders/:number/ready', EVERY_ROLE, async (request, reply) => {
    const ready = parsed(ReadyRequestSchema, request.body)
    const order = await namedOrder(books, request.params.number)
    return answerOutcome(reply, await announcePickup(books, order, ready, staffOf(request)))
  })
}
