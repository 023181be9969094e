import type { OrderStatus } from '@millrun/commerce/desk/order-status'
import type { Order } from '../orders/order.ts'
import type { WebhookEvent } from './webhook-event.ts'

/** Events that say no more than what the books say already, by the status that they make. */
const MAKES: Readonly<Record<string, OrderStatus>> = {
  'PAYMENT.CAPTURE.COMPLETED': 'paid',
  'PAYMENT.CAPTURE.PENDING': 'payment_pending',
  'PAYMENT.CAPTURE.REFUNDED': 'refunded',
  'PAYMENT.CAPTURE.REVERSED': 'refunded',
}

/** Whether an event need not be looked into at all. */
export function isKnown({ type }: WebhookEvent, { status }: Order): boolean {
  return status === MAKES[type]
}

/** Whether the books, after PayPal's record was read, fit what an event reports. */
export function isReflected({ type, captureId, news }: WebhookEvent, order: Order): boolean {
  const { status, refundedCents, hold } = order
  switch (type) {
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
      return status !== 'created' && status !== 'declined'
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      // An earlier attempt may have failed before this one.
      return captureId !== order.captureId || status !== 'paid'
    case 'PAYMENT.CAPTURE.REVERSED':
      return status === 'refunded' || hold !== undefined
    case 'PAYMENT.CAPTURE.REFUNDED': {
      const totalCents = news?.kind === 'refund' ? (news.totalCents ?? news.cents) : undefined
      return status === 'refunded' || (totalCents !== undefined && refundedCents >= totalCents)
    }
    default:
      // Other events only tell that it is time to look.
      return true
  }
}
