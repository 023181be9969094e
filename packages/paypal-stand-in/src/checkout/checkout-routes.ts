import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { approveOrder } from '../ledger/approve-order.ts'
import { findOrder } from '../ledger/ledger.ts'
import type { Order } from '../ledger/order.ts'
import { unprocessable } from '../refusal.ts'
import { buyerPayerId } from '../rest/order-answer.ts'
import { parseBody } from '../rest/parse-body.ts'
import type { StandIn } from '../stand-in.ts'
import { tellApproved } from '../webhooks/tell.ts'
import { payerView } from './payer-view.ts'
import { cardEntrySchema, storedCard } from './stored-card.ts'

const approvalSchema = z.object({
  funding: z.enum(['balance', 'refused-bank', 'pending-bank']),
  currency: z.string(),
})

const cardApprovalSchema = cardEntrySchema.extend({ currency: z.string() })

type WithId = { Params: { id: string } }

/**
 * What our own frames and the payment window call. They are of this origin; a page of another one
 * cannot, because no answer here allows it.
 */
export function addCheckoutRoutes(app: FastifyInstance, standIn: StandIn): void {
  const { ledger } = standIn
  app.get<WithId>('/checkout/orders/:id', (request) =>
    payerView(findOrder(ledger, request.params.id)),
  )

  app.post<WithId>('/checkout/orders/:id/approval', (request) => {
    const order = findOrder(ledger, request.params.id)
    const { funding, currency } = parseBody(approvalSchema, request.body)
    refuseOtherCurrency(order, currency)
    approveOrder(order, { source: 'paypal', funding })
    tellApproved(standIn, order)
    return { payerId: buyerPayerId }
  })

  app.post<WithId>('/checkout/orders/:id/card', (request) => {
    const order = findOrder(ledger, request.params.id)
    const entry = parseBody(cardApprovalSchema, request.body)
    refuseOtherCurrency(order, entry.currency)
    approveOrder(order, { source: 'card', card: storedCard(entry, new Date()) })
    tellApproved(standIn, order)
    return { status: order.status }
  })
}

/** The script's currency must be the order's, or PayPal's approval fails. */
function refuseOtherCurrency(order: Order, currency: string): void {
  const same = order.units.every(({ request }) => request.amount.currency_code === currency)
  if (!same) throw unprocessable('CURRENCY_MISMATCH')
}
