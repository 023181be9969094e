import { amountToCents } from '@millrun/commerce/dollars'
import type { PayPalCapture, PayPalOrder } from '../paypal/paypal-order.ts'
import type { Order } from './order.ts'
import type { Settlement } from './order-store.ts'

const REFUSED = new Set(['DECLINED', 'FAILED'])

/**
 * What PayPal's record means for an order: the capture decides, not the order's own status.
 * Undefined when there is no capture to be seen.
 */
export function judgeCapture(
  order: Order,
  record: PayPalOrder,
  merchantId: string | undefined,
): Settlement | undefined {
  const taken = record.captures.filter(({ status }) => !REFUSED.has(status))
  const capture = taken[0] ?? record.captures[0]
  if (capture === undefined) return undefined
  const { id: captureId, status, reason } = capture
  const note = `capture ${status}${reason === undefined ? '' : ` (${reason})`}`
  if (REFUSED.has(status)) return { status: 'declined', note, captureId }
  if (taken.length > 1) {
    return { status: 'needs_review', note: `PayPal names ${taken.length} captures`, captureId }
  }
  if (status === 'REFUNDED') {
    const refundedCents = amountToCents(capture.value) ?? order.totals.totalCents
    return { status: 'refunded', refundedCents, note, captureId }
  }
  const difference = findDifference(order, record, capture, merchantId)
  if (difference !== undefined) {
    return { status: 'needs_review', note: `${note}, but ${difference}`, captureId }
  }
  if (status === 'COMPLETED') return { status: 'paid', note, captureId }
  if (status === 'PENDING') return { status: 'payment_pending', note, captureId }
  if (status === 'PARTIALLY_REFUNDED') return { ...judgePart(order, record), note, captureId }
  return { status: 'needs_review', note: `${note}, which we do not know`, captureId }
}

/** An order that was paid stays so until all of it is given back. */
function judgePart(order: Order, record: PayPalOrder) {
  const refundedCents = record.refunds.reduce((sum, value) => sum + (amountToCents(value) ?? 0), 0)
  return { status: order.status === 'paid' ? 'paid' : 'refunded', refundedCents } as const
}

function findDifference(
  order: Order,
  record: PayPalOrder,
  capture: PayPalCapture,
  merchantId: string | undefined,
): string | undefined {
  if (capture.currency !== order.currency) return `the currency is ${capture.currency}`
  if (amountToCents(capture.value) !== order.totals.totalCents) return `it is ${capture.value}`
  if (capture.customId !== order.id) return 'it belongs to another order'
  if (merchantId !== undefined && record.merchantId !== merchantId)
    return 'another account was paid'
  return undefined
}
