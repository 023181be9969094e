import type { Capture, Order, Refund } from '../ledger/order.ts'
import { standaloneCaptureAnswer } from '../rest/capture-answer.ts'
import { orderAnswer } from '../rest/order-answer.ts'
import { refundAnswer } from '../rest/refund-answer.ts'
import type { StandIn } from '../stand-in.ts'

/** PayPal's names of the ends of a capture. */
const CAPTURE_EVENTS: Readonly<Partial<Record<Capture['status'], string>>> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
}

/** The shop hears that a buyer has approved an order. */
export function tellApproved({ webhooks, account }: StandIn, order: Order): void {
  webhooks.tell({
    type: 'CHECKOUT.ORDER.APPROVED',
    resourceType: 'checkout-order',
    base: order.base,
    resource: orderAnswer(order, order.base, account.merchantId),
  })
}

/** The shop hears what became of the money. */
export function tellCaptured({ webhooks, account, ledger }: StandIn, capture: Capture): void {
  const base = ledger.orders.get(capture.orderId)?.base
  const type = CAPTURE_EVENTS[capture.status]
  if (base === undefined || type === undefined) return
  const resource = standaloneCaptureAnswer(capture, base, account.merchantId)
  webhooks.tell({ type, resourceType: 'capture', base, resource })
}

type RefundEvent = 'PAYMENT.CAPTURE.REFUNDED' | 'PAYMENT.CAPTURE.REVERSED' | 'PAYMENT.REFUND.FAILED'

/** The shop hears that money was given back, or that it was not after all. */
export function tellRefunded(
  { webhooks, ledger }: StandIn,
  capture: Capture,
  refund: Refund,
  type: RefundEvent = 'PAYMENT.CAPTURE.REFUNDED',
): void {
  const base = ledger.orders.get(capture.orderId)?.base
  if (base === undefined) return
  webhooks.tell({
    type,
    resourceType: 'refund',
    base,
    resource: refundAnswer(refund, base),
  })
}
