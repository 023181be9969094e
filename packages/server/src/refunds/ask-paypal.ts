import { done, fail, type Outcome } from '../outcome.ts'
import { formatDollars } from '@millrun/commerce/dollars'
import { changeOrder } from '../orders/change-order.ts'
import { readOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { lookAgain } from '../payments/look-again.ts'
import type { Till } from '../payments/till.ts'
import { PayPalError } from '../paypal/paypal-error.ts'
import type { PayPalRefund } from '../paypal/paypal-refund.ts'
import type { Refund, RefundStore } from './refund-store.ts'

/** PayPal's reasons, in the words of a shopkeeper. */
const REASONS: Readonly<Record<string, string>> = {
  REFUND_AMOUNT_EXCEEDED: 'that is more than is left of the payment',
  REFUND_TIME_LIMIT_EXCEEDED: 'the payment is too old to be refunded',
  PENDING_CAPTURE: 'the payment itself is still pending',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'there is not enough money in the PayPal account',
  TRANSACTION_DISPUTED: 'the buyer has disputed the payment; please settle it at PayPal',
  CAPTURE_FULLY_REFUNDED: 'all of it was refunded before',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'the bank has taken the money back already',
}

/** Asks PayPal for a refund that is written down, and writes down what it says. */
export async function askPayPal(
  till: Till,
  refunds: RefundStore,
  order: Order,
  refund: Refund,
): Promise<Outcome> {
  const { id, askedCents: cents, captureId = order.captureId ?? '' } = refund
  try {
    const answer = await till.payPal.refundCapture(captureId, { id, order, cents })
    return await keepAnswer(till, refunds, { order, refund, captureId, answer })
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    return keepFailure(till, refunds, { order, refund, error })
  }
}

interface Answered {
  readonly order: Order
  readonly refund: Refund
  readonly captureId: string
  readonly answer: PayPalRefund
}

async function keepAnswer(
  till: Till,
  refunds: RefundStore,
  { order, refund, captureId, answer }: Answered,
): Promise<Outcome> {
  const { orderNumber } = order
  const { id: payPalRefundId, status } = answer
  if (status === 'FAILED' || status === 'CANCELLED') {
    await refunds.finish(refund.id, { status: 'failed', note: status, payPalRefundId })
    return fail(`PayPal did not refund order ${orderNumber}: ${status.toLowerCase()}.`)
  }
  const cents = answer.cents ?? refund.askedCents ?? order.capturedCents - order.refundedCents
  // The money of a second payment was never part of what the order is worth.
  if (captureId === order.captureId) await keepRefund(till, order, cents, answer.totalCents)
  const isPending = status === 'PENDING'
  const end = isPending ? 'pending' : 'done'
  await refunds.finish(refund.id, { status: end, note: status, payPalRefundId, cents })
  const pending = isPending ? ' PayPal says that it is on its way.' : ''
  return done(`Refunded ${formatDollars(cents)} of order ${orderNumber}.${pending}`)
}

interface Failed {
  readonly order: Order
  readonly refund: Refund
  readonly error: PayPalError
}

async function keepFailure(
  till: Till,
  refunds: RefundStore,
  { order, refund, error }: Failed,
): Promise<Outcome> {
  const { orderNumber } = order
  const { issue } = error
  if (error.failure === 'unknown' || error.isInDoubt) {
    return fail(
      `PayPal did not say whether order ${orderNumber} was refunded. Please repeat it: ` +
        'nothing is refunded twice.',
    )
  }
  await refunds.finish(refund.id, { status: 'failed', note: issue ?? 'refused' })
  if (issue === 'CAPTURE_FULLY_REFUNDED' && (await isRefundedAtPayPal(till, order))) {
    return done(`Order ${orderNumber} is refunded already.`)
  }
  return fail(
    `PayPal refused to refund order ${orderNumber}: ${REASONS[issue ?? ''] ?? issue ?? 'without a reason'}.`,
  )
}

/** Brings the books up to what was given back without them, on PayPal's own pages for instance. */
async function isRefundedAtPayPal(till: Till, order: Order): Promise<boolean> {
  await lookAgain(till, order)
  return (await readOrder(till.books, order.id)).status === 'refunded'
}

const REFUNDED = { status: 'refunded', hold: null } as const

/** The books after a refund, which stay open until all of it was given back; PayPal's own news about it may have been faster. */
async function keepRefund(
  till: Till,
  order: Order,
  cents: number,
  totalCents: number | undefined,
): Promise<void> {
  const refundedCents = totalCents ?? order.refundedCents + cents
  const isAll = refundedCents >= order.capturedCents
  const kept = await changeOrder(till.books, order, {
    from: ['paid', 'needs_review'],
    values: { refunded_cents: refundedCents, ...(isAll && REFUNDED) },
    note: `refunded ${formatDollars(cents)}`,
  })
  if (kept !== undefined) return
  const current = await readOrder(till.books, order.id)
  const isOpen = current.status === 'paid' || current.status === 'needs_review'
  if (isOpen && current.refundedCents < refundedCents) {
    await keepRefund(till, current, cents, refundedCents)
  }
}
