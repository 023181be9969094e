import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { declineCode } from '../card/card-declines.ts'
import { approveOrder } from '../ledger/approve-order.ts'
import { findOrder } from '../ledger/ledger.ts'
import type { Approval } from '../ledger/order.ts'
import { orderAnswer } from '../rest/order-answer.ts'
import { parseBody } from '../rest/parse-body.ts'
import { refundAnswer } from '../rest/refund-answer.ts'
import { baseOf } from '../rest/request-headers.ts'
import type { StandIn } from '../stand-in.ts'
import { tellApproved } from '../webhooks/tell.ts'
import { addAftermathRoutes } from './aftermath-routes.ts'
import { type Scenarios, scenarioSchema } from './scenario.ts'

type WithId = { Params: { id: string } }

const eventSchema = z.object({ type: z.string(), resource: z.looseObject({}) })

/** So many captures are worth a look. */
const LATEST = 100

const listenerSchema = z.object({
  url: z.url(),
  id: z.string().min(1).max(50),
  isUnruly: z.boolean().optional(),
})

/** What only a test may do: bring trouble, approve without a browser, look into the books. */
export function addControlRoutes(
  app: FastifyInstance,
  standIn: StandIn,
  scenarios: Scenarios,
): void {
  const { ledger, account, tokens } = standIn

  app.post('/stand-in/scenarios', (request, reply) => {
    scenarios.add(parseBody(scenarioSchema, request.body))
    return reply.code(204).send()
  })

  app.post('/stand-in/calm', (_request, reply) => {
    scenarios.clear()
    return reply.code(204).send()
  })

  app.post('/stand-in/tokens/revoke', (_request, reply) => {
    tokens.revokeAll()
    return reply.code(204).send()
  })

  app.post('/stand-in/webhooks', (request, reply) => {
    standIn.webhooks.listen(parseBody(listenerSchema, request.body))
    return reply.code(204).send()
  })

  app.post<WithId>('/stand-in/approve/:id', (request) => {
    const order = findOrder(ledger, request.params.id)
    approveOrder(order, testApproval(parseBody(testApprovalSchema, request.body ?? {})))
    tellApproved(standIn, order)
    return orderAnswer(order, baseOf(request), account.merchantId)
  })

  app.post('/stand-in/events', (request, reply) => {
    const { type, resource } = parseBody(eventSchema, request.body)
    standIn.webhooks.tell({ type, resourceType: 'any', base: baseOf(request), resource })
    return reply.code(204).send()
  })

  addAftermathRoutes(app, standIn)

  app.get<{ Querystring: { status?: string } }>('/stand-in/latest-captures', (request) => ({
    captures: Array.from(ledger.captures.values())
      .filter(({ status }) => status === request.query.status)
      .slice(-LATEST)
      .map(({ id, orderId }) => ({ id, orderId })),
  }))

  app.get('/stand-in/ledger', (request) => {
    const base = baseOf(request)
    return {
      orders: Array.from(ledger.orders.values(), (order) =>
        orderAnswer(order, base, account.merchantId),
      ),
      refunds: Array.from(ledger.refunds.values(), (refund) => refundAnswer(refund, base)),
    }
  })
}

/** With a `cardholder` the order is paid by card, else from the wallet. */
const testApprovalSchema = z.object({
  funding: z.enum(['balance', 'refused-bank', 'pending-bank']).default('balance'),
  cardholder: z.string().optional(),
})

/** The approval a test asks for without a browser; its card is a Visa that ends in 1881. */
function testApproval(asked: z.infer<typeof testApprovalSchema>): Approval {
  const { funding, cardholder: name } = asked
  if (name === undefined) return { source: 'paypal', funding }
  const code = declineCode(name)
  const card = {
    name,
    lastDigits: '1881',
    brand: 'VISA',
    expiry: '2035-12',
    declineCode: code,
    cvvFailed: code === '00N7',
    billingAddress: undefined,
  }
  return { source: 'card', card }
}
