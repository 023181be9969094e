import { amountToCents } from '@millrun/commerce/dollars'
import type { Order } from '../orders/order.ts'
import type { Settlement } from '../orders/settle-order.ts'
import type { PayPalCapture, PayPalOrder } from '../paypal/paypal-order.ts'

const REFUSED = new Set(['DECLINED', 'FAILED'])

/**
 * What PayPal's record means for an order: the capture decides, not the order's own status, but for
 * an order that PayPal shows as void. Undefined when neither is to be seen.
 */
export function judgeCapture(
  order: Order,
  record: PayPalOrder,
  merchantId: string | undefined,
): Settlement | undefined {
  const taken = takenIn(record)
  const held = taken.filter(({ status }) => status !== 'REFUNDED')
  const capture = held[0] ?? taken[0]
  if (capture === undefined) return judgeRefused(record)
  const { id: captureId, currency, value } = capture
  const note = noteOf(capture)
  const capturedCents = currency === order.currency ? amountToCents(value) : undefined
  const found = { note, captureId, capturedCents }
  if (held.length === 0) {
    return { ...found, status: 'refunded', refundedCents: capturedCents ?? order.capturedCents }
  }
  if (held.length > 1) {
    const problem = `PayPal names ${held.length} captures`
    return { ...found, status: 'needs_review', note: problem, problem }
  }
  const part = capture.status === 'PARTIALLY_REFUNDED' ? { refundedCents: sumOf(capture) } : {}
  const difference = findDifference(order, record, capture, merchantId)
  if (difference !== undefined) {
    const doubtful = { status: 'needs_review', note: `${note}, but ${difference}` } as const
    return { ...found, ...part, ...doubtful, problem: difference }
  }
  return { ...found, ...part, ...judgeStatus(capture) }
}

/** Money that PayPal took, whether or not it was given back since. */
export function takenIn({ captures }: PayPalOrder): readonly PayPalCapture[] {
  return captures.filter(({ status }) => !REFUSED.has(status))
}

function judgeRefused({ status, captures: [refused] }: PayPalOrder): Settlement | undefined {
  if (refused !== undefined) {
    return { status: 'declined', note: noteOf(refused), captureId: refused.id }
  }
  return status === 'VOIDED' ? { status: 'declined', note: 'void at PayPal' } : undefined
}

function noteOf({ status, reason }: PayPalCapture): string {
  return `capture ${status}${reason === undefined ? '' : ` (${reason})`}`
}

/** An order that was given back in part stays paid until all of it is. */
function judgeStatus(capture: PayPalCapture): Pick<Settlement, 'status' | 'note'> {
  const note = noteOf(capture)
  switch (capture.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { status: 'paid', note }
    case 'PENDING':
      return { status: 'payment_pending', note }
    default:
      return { status: 'needs_review', note: `${note}, which we do not know` }
  }
}

function sumOf({ refunds }: PayPalCapture): number {
  return refunds.reduce((sum, value) => sum + (amountToCents(value) ?? 0), 0)
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
