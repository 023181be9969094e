import { formatDollars } from '@millrun/commerce/dollars'
import type { Order } from '../orders/order.ts'
import type { Settlement } from '../orders/settle-order.ts'
import { judgeCapture } from '../payments/judge-capture.ts'
import { newsFor } from '../payments/look-again.ts'
import { readRecord } from '../payments/payment-record.ts'
import { settle } from '../payments/settle.ts'
import type { Till } from '../payments/till.ts'
import { takeRefundBack } from '../refunds/miss-refund.ts'

/** How the books and PayPal's record of an order compare. */
export interface Comparison {
  readonly orderNumber: string
  /** In which way they differ, or that PayPal did not answer; undefined when they agree. */
  readonly difference: string | undefined
}

/**
 * Holds an order against PayPal's record of it, and brings the books up to what the record says. Nothing is
 * captured and nothing is given back; comparing once more changes nothing more.
 */
export async function compareOrder(till: Till, order: Order): Promise<Comparison> {
  const { orderNumber, payPalOrderId } = order
  if (payPalOrderId === undefined) return { orderNumber, difference: undefined }
  const record = await readRecord(till, order, payPalOrderId)
  if (record === undefined) return { orderNumber, difference: 'PayPal did not answer' }
  if (record === 'gone') return { orderNumber, difference: missing(order) }
  const verdict = judgeCapture(order, record, till.merchantId)
  const difference =
    verdict === undefined ? await missCapture(till, order) : await compare(till, order, verdict)
  return { orderNumber, difference }
}

/** Orders that nobody paid for are forgotten by PayPal after some hours. */
function missing({ status }: Order): string | undefined {
  const isUnpaid = status === 'created' || status === 'declined'
  return isUnpaid ? undefined : `${status} here, and PayPal knows the order no more`
}

async function missCapture(till: Till, order: Order): Promise<string | undefined> {
  if (order.status !== 'paid' && order.status !== 'refunded') return undefined
  const note = `${order.status} here, and PayPal shows no payment`
  const { status } = await settle(till, order, { status: 'needs_review', note })
  return `${note}: now ${status}`
}

async function compare(till: Till, order: Order, verdict: Settlement): Promise<string | undefined> {
  const { status, refundedCents, orderNumber } = order
  const shownCents = verdict.refundedCents ?? 0
  if (status === 'paid' && verdict.status === 'paid' && shownCents < refundedCents) {
    const note = `${formatDollars(refundedCents)} given back here, ${formatDollars(shownCents)} at PayPal`
    await takeRefundBack(till.books, order, refundedCents - shownCents, note)
    till.log.error({ orderNumber, note }, 'an order needs review')
    return `${note}: now needs_review`
  }
  const news = newsFor(order, verdict)
  if (news === undefined) return undefined
  const settled = await settle(till, order, news)
  const isHeld = settled.status === status && settled.refundedCents === refundedCents
  return isHeld ? undefined : `${status} here, ${verdict.note} at PayPal: now ${settled.status}`
}
