import type { CaptureOrderResponse } from '@millrun/commerce/functions'
import { Refusal } from '../http/refusal.ts'
import { findOrder, readOrder } from '../orders/find-order.ts'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import type { Order } from '../orders/order.ts'
import { orderPagePath } from '@millrun/commerce/order-page'
import { capturePayment } from '../payments/capture-payment.ts'
import { lookAgain } from '../payments/look-again.ts'
import type { Payment, Till } from '../payments/till.ts'
import { type DeclineLimit, TooManyDeclines } from './decline-limit.ts'

/** PayPal's word for an order that its buyer has not agreed to pay. */
const NOT_APPROVED = 'ORDER_NOT_APPROVED'

const YET_TO_APPROVE =
  'The payment is not approved yet and nothing was charged. Please press PayPal again and approve it.'
const DECLINED = 'Your payment was declined and nothing was charged. Please try another way to pay.'

/** Refusals after which PayPal lets the buyer approve the same order in another way. */
const APPROVE_AGAIN = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  NOT_APPROVED,
])

/** Nobody knows yet what these end as: who asks for the money again makes the shop ask PayPal. */
const UNDECIDED: ReadonlySet<OrderStatus> = new Set(['payment_pending', 'needs_review'])

/**
 * Takes the money for the order that PayPal knows by `payPalOrderId`. Only what was frozen when the
 * order was placed counts; what the browser says about it now does not.
 */
export async function capturePayPalOrder(
  till: Till,
  payPalOrderId: string,
  limit: DeclineLimit,
): Promise<CaptureOrderResponse> {
  const order = await findOrder(till.books, { payPalOrderId })
  if (order === undefined) throw new Refusal(404, 'We do not know this order.')
  if (UNDECIDED.has(order.status)) return answerFor(await askAgain(till, order))
  try {
    return answerFor(await capturePayment(till, order, limit.admit))
  } catch (error) {
    if (error instanceof TooManyDeclines) return { success: false, error: error.message }
    throw error
  }
}

async function askAgain(till: Till, order: Order): Promise<Payment> {
  await lookAgain(till, order)
  return { order: await readOrder(till.books, order.id) }
}

function answerFor({ order, issue }: Payment): CaptureOrderResponse {
  const { orderNumber } = order
  const orderLink = orderPagePath(order)
  switch (order.status) {
    case 'paid':
      return { success: true, orderNumber, orderLink }
    case 'capturing':
    case 'payment_pending':
    case 'needs_review':
      return {
        success: false,
        pending: true,
        orderNumber,
        orderLink,
        error: checking(orderNumber),
      }
    case 'declined':
      return {
        success: false,
        error: issue === NOT_APPROVED ? YET_TO_APPROVE : DECLINED,
        ...(issue !== undefined && APPROVE_AGAIN.has(issue) && { restart: true }),
      }
    case 'on_terms':
    case 'credited':
      throw new Error(`PayPal was asked to be paid for order ${orderNumber}, which is on terms`)
    case 'refunded':
      return { success: false, orderNumber, error: `Order ${orderNumber} was refunded.` }
    case 'created':
      throw new Refusal(
        409,
        'This payment was begun again in another window. Nothing was charged here.',
      )
  }
}

function checking(orderNumber: string): string {
  return `We have your order ${orderNumber} and are still checking the payment. Please do not pay again.`
}
