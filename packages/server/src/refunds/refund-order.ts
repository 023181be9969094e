import { formatDollars } from '@millrun/commerce/dollars'
import { PayPalError } from '../paypal/paypal-error.ts'
import { lookAgain } from './look-again.ts'
import type { Order } from './order.ts'
import type { Refund, RefundStore } from './refund-store.ts'
import { settle } from './settle.ts'
import type { Till } from './till.ts'

/** How a refund ended, in a sentence for the shopkeeper. */
export interface RefundOutcome {
  readonly ok: boolean
  readonly sentence: string
}

interface RefundWish {
  readonly order: Order
  /** Undefined for everything that is left. */
  readonly cents: number | undefined
  /** The same amount was refunded before, and is meant once more. */
  readonly isAgain: boolean
}

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

/**
 * Gives money back through PayPal. What was begun and not finished is finished first, under the same
 * request id; so whatever is repeated, nothing is refunded twice.
 */
export async function refundOrder(
  till: Till,
  refunds: RefundStore,
  wish: RefundWish,
): Promise<RefundOutcome> {
  const { order, cents } = wish
  const { orderNumber } = order
  const earlier = await refunds.list(order.id)
  const open = earlier.find(({ status }) => status === 'asked')
  if (open !== undefined) {
    const outcome = await askPayPal(till, refunds, order, open)
    const isSame = open.askedCents === cents
    if (isSame || !outcome.ok) return outcome
    return fail(`${outcome.sentence} That was begun earlier; please repeat what you want now.`)
  }
  const refusal = refuse(wish, earlier)
  if (refusal !== undefined) return refusal
  const id = await refunds.begin(order.id, cents, earlier.length + 1)
  if (id === undefined) return fail(`Somebody else is refunding order ${orderNumber} just now.`)
  return askPayPal(till, refunds, order, { id, askedCents: cents })
}

function refuse(
  { order, cents, isAgain }: RefundWish,
  earlier: readonly Refund[],
): RefundOutcome | undefined {
  const { orderNumber, status, totals, refundedCents } = order
  const leftCents = totals.totalCents - refundedCents
  if (status === 'refunded' || leftCents === 0) {
    return { ok: true, sentence: `Order ${orderNumber} is refunded already.` }
  }
  if (order.captureId === undefined || (status !== 'paid' && status !== 'needs_review')) {
    return fail(`Order ${orderNumber} is ${status}: there is no payment to give back.`)
  }
  if (cents === undefined) return undefined
  if (status === 'needs_review') {
    return fail(`Order ${orderNumber} needs review: it can be refunded in full only.`)
  }
  if (cents === 0 || cents > leftCents) {
    return fail(`Of order ${orderNumber} at most ${formatDollars(leftCents)} can be refunded.`)
  }
  const isRepeated = earlier.some(
    (refund) => refund.status === 'done' && refund.askedCents === cents,
  )
  if (!isRepeated || isAgain) return undefined
  const sentence = `${formatDollars(cents)} of order ${orderNumber} were refunded already. To refund as much once more, add --again.`
  return { ok: true, sentence }
}

async function askPayPal(
  till: Till,
  refunds: RefundStore,
  order: Order,
  { id, askedCents }: Pick<Refund, 'id' | 'askedCents'>,
): Promise<RefundOutcome> {
  const { orderNumber, captureId = '' } = order
  try {
    const refund = await till.payPal.refundCapture(captureId, { id, order, cents: askedCents })
    if (refund.status === 'FAILED' || refund.status === 'CANCELLED') {
      await refunds.finish(id, 'failed', refund.status, refund.id)
      return fail(`PayPal did not refund order ${orderNumber}: ${refund.status.toLowerCase()}.`)
    }
    const cents = refund.cents ?? askedCents ?? order.totals.totalCents
    await keepRefund(till, order, cents, refund.totalCents)
    await refunds.finish(id, 'done', refund.status, refund.id)
    const pending = refund.status === 'PENDING' ? ' PayPal says that it is on its way.' : ''
    return {
      ok: true,
      sentence: `Refunded ${formatDollars(cents)} of order ${orderNumber}.${pending}`,
    }
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    if (error.failure === 'unknown') {
      return fail(
        `PayPal did not say whether order ${orderNumber} was refunded. Please repeat the command: ` +
          'nothing is refunded twice.',
      )
    }
    await refunds.finish(id, 'failed', error.issue ?? 'refused')
    if (error.issue === 'CAPTURE_FULLY_REFUNDED' && (await isRefundedAtPayPal(till, order))) {
      return { ok: true, sentence: `Order ${orderNumber} is refunded already.` }
    }
    const reason = REASONS[error.issue ?? ''] ?? error.issue ?? 'without a reason'
    return fail(`PayPal refused to refund order ${orderNumber}: ${reason}.`)
  }
}

/** Brings the books up to what was given back without them, on PayPal's own pages for instance. */
async function isRefundedAtPayPal(till: Till, order: Order): Promise<boolean> {
  await lookAgain(till, order)
  return (await till.store.read(order.id)).status === 'refunded'
}

/** The books after a refund; PayPal's own news about it may have been faster. */
async function keepRefund(
  till: Till,
  order: Order,
  cents: number,
  totalCents: number | undefined,
): Promise<void> {
  const refundedCents = totalCents ?? order.refundedCents + cents
  const isAll = order.status === 'needs_review' || refundedCents >= order.totals.totalCents
  const note = `refunded ${formatDollars(cents)}`
  await settle(till, order, { status: isAll ? 'refunded' : 'paid', refundedCents, note })
}

function fail(sentence: string): RefundOutcome {
  return { ok: false, sentence }
}
