import { PATIENT_CHECKS } from '../orders/check-schedule.ts'
import type { Order } from '../orders/order.ts'
import type { Settlement } from '../orders/settle-order.ts'
import { looksAs, type PayPalOrder } from '../paypal/paypal-order.ts'
import { capturePayment } from './capture-payment.ts'
import { judgeCapture } from './judge-capture.ts'
import { readRecord } from './payment-record.ts'
import { settle } from './settle.ts'
import type { Till } from './till.ts'

const APPROVED: ReadonlySet<string> = new Set(['APPROVED', 'COMPLETED'])

/**
 * Asks PayPal what became of an order, and finishes what its buyer began. False when PayPal did not
 * say, so that somebody has to ask again. `isApproved` tells that PayPal has reported a new approval.
 */
export async function lookAgain(till: Till, order: Order, isApproved = false): Promise<boolean> {
  const { payPalOrderId, status } = order
  if (payPalOrderId === undefined) return true
  if (status === 'capturing') return isCaptured(till, order)
  const record = await readRecord(till, order, payPalOrderId)
  if (record === undefined) return false
  if (record === 'gone') {
    await missPending(till, order)
    return true
  }
  if (status === 'created') return APPROVED.has(record.status) ? isCaptured(till, order) : true
  if (isApprovedAgain(order, record, isApproved)) return isCaptured(till, order)
  const verdict = judgeCapture(order, record, till.merchantId)
  const news = verdict && newsFor(order, verdict)
  if (news !== undefined) await settle(till, order, news)
  return true
}

/** The buyer has said yes at PayPal, and perhaps the browser did not come back to say so. */
async function isCaptured(till: Till, order: Order): Promise<boolean> {
  const payment = await capturePayment(till, order)
  return payment.order.status !== 'capturing'
}

/**
 * After a refused wallet the buyer may say yes once more to the same order. An order that was only refused
 * is approved too: but its record looks as it did then.
 */
function isApprovedAgain(order: Order, record: PayPalOrder, isReported: boolean): boolean {
  const { status, refusedAs, hasCart } = order
  if (status !== 'declined' || record.status !== 'APPROVED' || !hasCart) return false
  return isReported || (refusedAs !== undefined && refusedAs !== looksAs(record))
}

/** A payment that PayPal was still looking at, and now knows nothing of, is somebody's business. */
async function missPending(till: Till, order: Order): Promise<void> {
  if (order.status !== 'payment_pending' || order.checks < PATIENT_CHECKS) return
  await settle(till, order, { status: 'needs_review', note: 'PayPal knows the order no more' })
}

/** The verdict, when it is not what the books say already, or what somebody has accepted. */
export function newsFor(order: Order, found: Settlement): Settlement | undefined {
  const isAccepted = found.problem !== undefined && found.problem === order.accepted
  const verdict = isAccepted ? { ...found, status: 'paid' as const } : found
  const { refundedCents = 0, status, note } = verdict
  if (status === order.status && refundedCents <= order.refundedCents) return undefined
  if (order.status === 'refunded') {
    return {
      ...verdict,
      refundedCents,
      status: 'needs_review',
      note: `${note}, after it was refunded`,
    }
  }
  if (order.status !== 'paid' || status === 'paid' || status === 'refunded') return verdict
  return { ...verdict, status: 'needs_review', note: `${note}, after it was paid` }
}
