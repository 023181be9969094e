import type { PayPalOrder } from '../paypal/paypal-order.ts'
import { capturePayment } from './capture-payment.ts'
import { PATIENT_CHECKS } from './check-schedule.ts'
import { judgeCapture } from './judge-capture.ts'
import type { Settlement } from './order-store.ts'
import type { Order } from './order.ts'
import { readRecord } from './payment-record.ts'
import { settle } from './settle.ts'
import type { Till } from './till.ts'

/**
 * Asks PayPal what became of an order, and finishes what its buyer began. False when PayPal did not
 * say, so that somebody has to ask again.
 */
export async function lookAgain(till: Till, order: Order): Promise<boolean> {
  const { payPalOrderId, status } = order
  if (payPalOrderId === undefined) return true
  if (status === 'capturing') {
    const payment = await capturePayment(till, order)
    return payment.order.status !== 'capturing'
  }
  const record = await readRecord(till, order, payPalOrderId)
  if (record === undefined) return false
  if (record === 'gone') {
    await missPending(till, order)
    return true
  }
  if (status === 'created') return captureApproved(till, order, record)
  const verdict = judgeCapture(order, record, till.merchantId)
  const news = verdict && newsFor(order, verdict)
  if (news !== undefined) await settle(till, order, news)
  return true
}

/** A payment that PayPal was still looking at, and now knows nothing of, is somebody's business. */
async function missPending(till: Till, order: Order): Promise<void> {
  if (order.status !== 'payment_pending' || order.checks < PATIENT_CHECKS) return
  await settle(till, order, { status: 'needs_review', note: 'PayPal knows the order no more' })
}

/** The buyer has said yes at PayPal, and the browser did not come back to say so. */
async function captureApproved(till: Till, order: Order, record: PayPalOrder): Promise<boolean> {
  if (record.status !== 'APPROVED' && record.status !== 'COMPLETED') return true
  const payment = await capturePayment(till, order)
  return payment.order.status !== 'capturing'
}

/** The verdict, when it is not what the books say already. */
function newsFor(order: Order, verdict: Settlement): Settlement | undefined {
  const { refundedCents = 0 } = verdict
  if (verdict.status === order.status && refundedCents <= order.refundedCents) return undefined
  if (order.status !== 'paid' || verdict.status === 'paid' || verdict.status === 'refunded') {
    return verdict
  }
  return { ...verdict, status: 'needs_review', note: `${verdict.note}, after it was paid` }
}
