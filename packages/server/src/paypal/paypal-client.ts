import { centsToAmount } from '@millrun/commerce/dollars'
import { z } from 'zod/mini'
import type { PayPalSettings } from '../environment.ts'
import type { Order } from '../orders/order.ts'
import { accessToken, TokenReply } from './access-token.ts'
import { orderRequest } from './order-request.ts'
import { PayPalError } from './paypal-error.ts'
import { readOrderId, readPayPalOrder, type PayPalOrder } from './paypal-order.ts'
import { readPayPalRefund, type PayPalRefund } from './paypal-refund.ts'
import { payPalTransport, type Call } from './paypal-transport.ts'

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

export function payPalClient(options: PayPalClientOptions): PayPalClient {
  const { settings, createTimeoutMs = CREATE_TIMEOUT_MS } = options
  const { captureTimeoutMs = CAPTURE_TIMEOUT_MS, retryDelaysMs = RETRY_DELAYS_MS } = options
  const send = payPalTransport(settings.apiBase, retryDelaysMs)
  const token = accessToken(() =>
    send(tokenCall(settings, createTimeoutMs), (reply) => TokenReply.parse(reply)),
  )

  async function authorized<T>(call: Call, read: (reply: unknown) => T): Promise<T> {
    const held = await token.get()
    try {
      return await send(withToken(call, held), read)
    } catch (error) {
      if (!(error instanceof PayPalError && error.status === 401)) throw error
      token.drop(held)
      return await sendAgain(call, read, error.isInDoubt)
    }
  }

  /** What was tried with the old token may have been done, whatever the answer to the new one is. */
  async function sendAgain<T>(
    call: Call,
    read: (reply: unknown) => T,
    isInDoubt: boolean,
  ): Promise<T> {
    try {
      return await send(withToken(call, await token.get()), read)
    } catch (error) {
      throw isInDoubt && error instanceof PayPalError ? error.inDoubt(call.name) : error
    }
  }

  function look<T>(name: string, path: string, read: (reply: unknown) => T): Promise<T> {
    return authorized({ name, method: 'GET', path, timeoutMs: createTimeoutMs, headers: {} }, read)
  }

  return {
    createOrder: (order) =>
      authorized(
        {
          name: 'create order',
          method: 'POST',
          path: '/v2/checkout/orders',
          timeoutMs: createTimeoutMs,
          headers: { 'paypal-request-id': `create:${order.id}:${order.createAttempt}` },
          body: JSON.stringify(orderRequest(order)),
        },
        (reply) => Created.parse(reply).id,
      ),
    captureOrder: (payPalOrderId, attempt) =>
      authorized(
        {
          name: 'capture order',
          method: 'POST',
          path: `/v2/checkout/orders/${encodeURIComponent(payPalOrderId)}/capture`,
          timeoutMs: captureTimeoutMs,
          headers: {
            'paypal-request-id': captureRequestId(payPalOrderId, attempt),
            prefer: 'return=representation',
          },
          body: '{}',
        },
        readPayPalOrder,
      ),
    refundCapture: (captureId, refund) =>
      authorized(
        {
          name: 'refund capture',
          method: 'POST',
          path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
          timeoutMs: captureTimeoutMs,
          headers: {
            'paypal-request-id': `refund:${refund.id}`,
            prefer: 'return=representation',
          },
          body: JSON.stringify(refundRequest(refund)),
        },
        readPayPalRefund,
      ),
    readOrder: (payPalOrderId) =>
      look(
        'read order',
        `/v2/checkout/orders/${encodeURIComponent(payPalOrderId)}`,
        readPayPalOrder,
      ),
    orderOfCapture: (captureId) =>
      look('read capture', `/v2/payments/captures/${encodeURIComponent(captureId)}`, readOrderId),
    readRefund: (refundId) =>
      look('read refund', `/v2/payments/refunds/${encodeURIComponent(refundId)}`, readPayPalRefund),
  }
}

/** The body of a refund; empty but for our order id when all of it is meant. */
export function refundRequest({ order, cents }: RefundRequest) {
  const amount = { currency_code: order.currency, value: centsToAmount(cents ?? 0) }
  return { custom_id: order.id, ...(cents !== undefined && { amount }) }
}

function captureRequestId(payPalOrderId: string, attempt: number): string {
  return attempt === 1 ? `capture:${payPalOrderId}` : `capture:${payPalOrderId}:${attempt}`
}

function tokenCall({ clientId, clientSecret }: PayPalSettings, timeoutMs: number): Call {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  return {
    name: 'access token',
    method: 'POST',
    path: '/v1/oauth2/token',
    timeoutMs,
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  }
}

function withToken(call: Call, token: string): Call {
  const json = call.body === undefined ? {} : { 'content-type': 'application/json' }
  return { ...call, headers: { ...json, ...call.headers, authorization: `Bearer ${token}` } }
}
