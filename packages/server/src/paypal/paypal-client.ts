import { centsToAmount } from '@millrun/commerce/dollars'
import { z } from 'zod/mini'
import type { PayPalSettings } from '../environment.ts'
import type { OrderShipment } from '@millrun/commerce/desk/shown-order'
import type { Order } from '../orders/order.ts'
import { authorizedSend } from './authorized-send.ts'
import { orderRequest } from './order-request.ts'
import { type PayPalOrder, readOrderId, readPayPalOrder } from './paypal-order.ts'
import { type PayPalRefund, readPayPalRefund } from './paypal-refund.ts'
import { type Call, payPalTransport } from './paypal-transport.ts'
import { trackerRequest } from './tracker-request.ts'

export interface PayPalClientOptions {
  readonly settings: PayPalSettings
  /** Pauses between the tries of one call, in milliseconds; one try more than pauses is made. */
  readonly retryDelaysMs?: readonly number[]
  readonly createTimeoutMs?: number
  readonly captureTimeoutMs?: number
}

/**
 * PayPal's Orders API, as much of it as a shop needs (Orders v2 2.13, intent CAPTURE). All calls
 * throw `PayPalError`, and repeat themselves under the same request id where that is safe.
 */
export interface PayPalClient {
  /** Makes PayPal's order for a frozen one and gives its id. */
  readonly createOrder: (order: Order) => Promise<string>
  /** Takes the money of an approved order. What was taken, if anything, the captures in it say. */
  readonly captureOrder: (payPalOrderId: string, attempt: number) => Promise<PayPalOrder>
  readonly readOrder: (payPalOrderId: string) => Promise<PayPalOrder>
  /** PayPal's id of the order that a capture belongs to; undefined when PayPal does not say. */
  readonly orderOfCapture: (captureId: string) => Promise<string | undefined>
  readonly readRefund: (refundId: string) => Promise<PayPalRefund>
  /** Gives the money of a capture back. A repeated request with the same refund id does it once. */
  readonly refundCapture: (captureId: string, refund: RefundRequest) => Promise<PayPalRefund>
  /** Says under which number pieces of a paid order travel. PayPal keeps the same number once. */
  readonly addTracker: (payPalOrderId: string, order: Order, sent: OrderShipment) => Promise<void>
}

/** Our refund; without an amount it is everything that is left of the capture. */
interface RefundRequest {
  readonly id: string
  readonly order: Order
  readonly cents: number | undefined
}

/** The id becomes part of addresses: nothing else is taken for one. */
const Created = z.object({ id: z.string().check(z.regex(/^[A-Z0-9]{1,36}$/)) })

const RETRY_DELAYS_MS = [500, 1500, 4000]
const CREATE_TIMEOUT_MS = 10_000
const CAPTURE_TIMEOUT_MS = 30_000

const ORDERS = '/v2/checkout/orders'

/** Asks for all of the record, not for its id alone. */
const WHOLE = { prefer: 'return=representation' }

export function payPalClient(options: PayPalClientOptions): PayPalClient {
  const { settings, createTimeoutMs = CREATE_TIMEOUT_MS } = options
  const { captureTimeoutMs = CAPTURE_TIMEOUT_MS, retryDelaysMs = RETRY_DELAYS_MS } = options
  const transport = payPalTransport(settings.apiBase, retryDelaysMs)
  const send = authorizedSend(transport, settings, createTimeoutMs)
  const taking = { method: 'POST', timeoutMs: captureTimeoutMs } as const
  function look<T>(name: string, path: string, read: (reply: unknown) => T): Promise<T> {
    return send({ name, method: 'GET', path, timeoutMs: createTimeoutMs, headers: {} }, read)
  }

  return {
    createOrder: (order) =>
      send(
        {
          name: 'create order',
          method: 'POST',
          path: ORDERS,
          timeoutMs: createTimeoutMs,
          headers: { 'paypal-request-id': `create:${order.id}:${order.createAttempt}` },
          body: JSON.stringify(orderRequest(order)),
        },
        (reply) => Created.parse(reply).id,
      ),
    captureOrder: (payPalOrderId, attempt) =>
      send(
        {
          ...taking,
          name: 'capture order',
          path: `${orderPath(payPalOrderId)}/capture`,
          headers: { ...WHOLE, 'paypal-request-id': captureRequestId(payPalOrderId, attempt) },
          body: '{}',
        },
        readPayPalOrder,
      ),
    refundCapture: (captureId, refund) =>
      send(
        {
          ...taking,
          name: 'refund capture',
          path: `${capturePath(captureId)}/refund`,
          headers: { ...WHOLE, 'paypal-request-id': `refund:${refund.id}` },
          body: JSON.stringify(refundRequest(refund)),
        },
        readPayPalRefund,
      ),
    addTracker: (payPalOrderId, order, sent) =>
      send(trackerCall(payPalOrderId, trackerRequest(order, sent), createTimeoutMs), nothing),
    readOrder: (payPalOrderId) => look('read order', orderPath(payPalOrderId), readPayPalOrder),
    orderOfCapture: (captureId) => look('read capture', capturePath(captureId), readOrderId),
    readRefund: (refundId) =>
      look('read refund', `/v2/payments/refunds/${encodeURIComponent(refundId)}`, readPayPalRefund),
  }
}

function trackerCall(payPalOrderId: string, request: object, timeoutMs: number): Call {
  const path = `${orderPath(payPalOrderId)}/track`
  const body = JSON.stringify(request)
  return { name: 'add tracker', method: 'POST', path, timeoutMs, headers: {}, body }
}

function nothing(): void {}

function orderPath(payPalOrderId: string): string {
  return `${ORDERS}/${encodeURIComponent(payPalOrderId)}`
}

function capturePath(captureId: string): string {
  return `/v2/payments/captures/${encodeURIComponent(captureId)}`
}

/** The body of a refund; empty but for our order id when all of it is meant. */
export function refundRequest({ order, cents }: RefundRequest) {
  const amount = { currency_code: order.currency, value: centsToAmount(cents ?? 0) }
  return { custom_id: order.id, ...(cents !== undefined && { amount }) }
}

function captureRequestId(payPalOrderId: string, attempt: number): string {
  return attempt === 1 ? `capture:${payPalOrderId}` : `capture:${payPalOrderId}:${attempt}`
}
