import type { MoneyDesk } from '@millrun/commerce/desk/money/money-desk'
import type { OrderMoney } from '@millrun/commerce/desk/money/order-money'
import { RefundDecisionSchema } from '@millrun/commerce/desk/money/refund-request'
import { CancelRequestSchema, RefundRequestSchema } from '@millrun/commerce/desk/money/refund-wish'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { resolutionCenter } from '../../paypal/resolution-center.ts'
import { askForComparison } from '../../reconcile/comparisons.ts'
import type { Desk } from '../desk-api.ts'
import { answerOutcome } from '../orders/answer-outcome.ts'
import { namedOrder } from '../orders/named-order.ts'
import { DECIDING, staffOf } from '../staff.ts'
import { decideRequest } from './decide-request.ts'
import { moneyDesk } from './money-desk.ts'
import { orderMoney } from './order-money.ts'
import { cancelAtDesk, refundAtDesk } from './refund-at-desk.ts'

interface Numbered {
  readonly Params: { readonly number: string }
}

/** Money that goes back: what can, refunds, cancelled orders, and wishes that wait for a second person. */
export function moneyRoutes(app: FastifyInstance, { till, environment }: Desk): void {
  const { books } = till
  const { database } = books

  app.get('/money', DECIDING, (): Promise<MoneyDesk> => {
    return moneyDesk(books, resolutionCenter(environment.payPal.apiBase))
  })

  app.post('/money/comparisons', DECIDING, async (request) => {
    await askForComparison(database, staffOf(request), till.now())
    return { sentence: 'The orders of the last week are being compared with PayPal.' }
  })

  app.get<Numbered>('/orders/:number/money', DECIDING, async (request): Promise<OrderMoney> => {
    const order = await namedOrder(books, request.params.number)
    return orderMoney(books, order, staffOf(request))
  })

  app.post<Numbered>('/orders/:number/refunds', DECIDING, async (request, reply) => {
    const wish = parsed(RefundRequestSchema, request.body)
    const order = await namedOrder(books, request.params.number)
    return answerOutcome(reply, await refundAtDesk(till, order, wish, staffOf(request)))
  })

  app.post<Numbered>('/orders/:number/cancel', DECIDING, async (request, reply) => {
    const { reason } = parsed(CancelRequestSchema, request.body)
    const order = await namedOrder(books, request.params.number)
    return answerOutcome(reply, await cancelAtDesk(till, order, reason, staffOf(request)))
  })

  app.post<{ Params: { id: string } }>('/refund-requests/:id', DECIDING, async (request, reply) => {
    const { decision } = parsed(RefundDecisionSchema, request.body)
    const { id } = request.params
    return answerOutcome(reply, await decideRequest(till, id, decision, staffOf(request)))
  })
}
