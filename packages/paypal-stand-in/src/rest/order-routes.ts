import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addTracker } from '../ledger/add-tracker.ts'
import { captureOrder } from '../ledger/capture-order.ts'
import { enterOrder, findOrder } from '../ledger/ledger.ts'
import { detail, Refusal, type RefusalDetail } from '../refusal.ts'
import type { StandIn } from '../stand-in.ts'
import { tellCaptured } from '../webhooks/tell.ts'
import { minimalCapturedOrderAnswer, minimalOrderAnswer, orderAnswer } from './order-answer.ts'
import { type OrderRequest, orderRequestSchema } from './order-request.ts'
import { parseBody } from './parse-body.ts'
import { patchOrder } from './patch-order.ts'
import { purchaseUnitFaults, unitPath } from './purchase-unit-faults.ts'
import type { Answer } from './replay.ts'
import { baseOf, wantsRepresentation } from './request-headers.ts'
import { trackerRequestSchema } from './tracker-request.ts'

type WithId = { Params: { id: string } }

export function addOrderRoutes(app: FastifyInstance, standIn: StandIn): void {
  app.post('/v2/checkout/orders', { config: { call: 'create-order' } }, (request, reply) => {
    const { status, body } = standIn.replay(request, () => createOrder(standIn, request))
    return reply.code(status).send(body)
  })

  app.get<WithId>('/v2/checkout/orders/:id', { config: { call: 'get-order' } }, (request) =>
    orderAnswer(
      findOrder(standIn.ledger, request.params.id),
      baseOf(request),
      standIn.account.merchantId,
    ),
  )

  app.patch<WithId>(
    '/v2/checkout/orders/:id',
    { config: { call: 'patch-order' } },
    (request, reply) => {
      patchOrder(findOrder(standIn.ledger, request.params.id), request.body)
      return reply.code(204).send()
    },
  )

  app.post<WithId>(
    '/v2/checkout/orders/:id/capture',
    { config: { call: 'capture-order' } },
    (request, reply) => {
      const { status, body } = standIn.replay(request, () => captureNow(standIn, request))
      return reply.code(status).send(body)
    },
  )

  app.post<WithId>(
    '/v2/checkout/orders/:id/track',
    { config: { call: 'track-order' } },
    (request, reply) => {
      const order = findOrder(standIn.ledger, request.params.id)
      const isNew = addTracker(order, parseBody(trackerRequestSchema, request.body ?? {}))
      const body = orderAnswer(order, baseOf(request), standIn.account.merchantId)
      return reply.code(isNew ? 201 : 200).send(body)
    },
  )
}

function createOrder({ account, ledger }: StandIn, request: FastifyRequest): Answer {
  const asked = parseBody(orderRequestSchema, request.body)
  refuseUnsafeSource(asked, request)
  const faults = orderFaults(asked, account.merchantId)
  if (faults.length > 0) throw new Refusal(422, faults)
  const base = baseOf(request)
  const order = enterOrder(ledger, asked, base)
  const body = wantsRepresentation(request)
    ? orderAnswer(order, base, account.merchantId)
    : minimalOrderAnswer(order, base)
  return { status: 201, body }
}

/** A card's number in a server's request needs a permission that this merchant does not have. */
function refuseUnsafeSource({ payment_source: source }: OrderRequest, request: FastifyRequest) {
  if (source?.card) throw new Refusal(403, [detail('NOT_ENABLED_FOR_CARD_PROCESSING')])
  if (source && request.headers['paypal-request-id'] === undefined) {
    throw new Refusal(400, [detail('PAYPAL_REQUEST_ID_REQUIRED', { location: 'header' })])
  }
}

function captureNow(standIn: StandIn, request: FastifyRequest<WithId>): Answer {
  const { account, ledger } = standIn
  const order = findOrder(ledger, request.params.id)
  captureOrder(ledger, order, request.bentCapture ?? {})
  for (const { captures } of order.units) {
    for (const capture of captures) tellCaptured(standIn, capture)
  }
  const base = baseOf(request)
  const body = wantsRepresentation(request)
    ? orderAnswer(order, base, account.merchantId)
    : minimalCapturedOrderAnswer(order, base)
  return { status: 201, body }
}

/** What PayPal's business rules have against a well-formed order; empty when it can be created. */
function orderFaults(request: OrderRequest, merchantId: string): RefusalDetail[] {
  if (request.intent !== 'CAPTURE') {
    return [detail('UNSUPPORTED_INTENT', { field: '/intent', value: request.intent })]
  }
  const currency = request.purchase_units[0]?.amount.currency_code ?? ''
  return [
    ...referenceFaults(request),
    ...request.purchase_units.flatMap((unit) => [
      ...purchaseUnitFaults(unit, currency),
      ...payeeFaults(unit.payee?.merchant_id, merchantId, unitPath(unit)),
    ]),
  ]
}

function referenceFaults({ purchase_units: units }: OrderRequest): RefusalDetail[] {
  if (units.length === 1) return []
  const seen = new Set<string>()
  return units.flatMap(({ reference_id: reference }, index) => {
    const field = `/purchase_units/${index}/reference_id`
    if (reference === undefined) {
      return [detail('REFERENCE_ID_REQUIRED', { field, location: 'body' })]
    }
    if (seen.has(reference)) {
      return [detail('DUPLICATE_REFERENCE_ID', { field, value: reference, location: 'body' })]
    }
    seen.add(reference)
    return []
  })
}

function payeeFaults(asked: string | undefined, merchantId: string, path: string): RefusalDetail[] {
  if (asked === undefined || asked === merchantId) return []
  const field = `${path}/payee/merchant_id`
  return [detail('PAYEE_ACCOUNT_INVALID', { field, value: asked, location: 'body' })]
}
