import { inLanes } from '../in-lanes.ts'
import { readOrder } from '../orders/find-order.ts'
import type { Till } from '../payments/till.ts'
import { PayPalError } from '../paypal/paypal-error.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { missRefund } from './miss-refund.ts'
import { finishOpenRefund } from './refund-order.ts'
import type { Refund, RefundStore } from './refund-store.ts'

const ROUND_MS = 60_000

/**
 * Keeps asking PayPal about refunds that it has begun, until they are done or have failed, and once more for those of
 * which whoever began them did not hear the end.
 */
export function startPendingRefunds(till: Till, refunds: RefundStore): Rounds {
  return startRounds(
    (stopped) => inLanes(refunds.claimOpen, (refund) => check(till, refunds, refund), stopped),
    ROUND_MS,
    (error) => till.log.error({ err: error }, 'pending refunds could not be checked'),
  )
}

async function check(till: Till, refunds: RefundStore, refund: Refund): Promise<void> {
  const { id, orderId, payPalRefundId, cents = 0 } = refund
  if (refund.status === 'asked') {
    await finishOpenRefund(till, refunds, await readOrder(till.books, orderId))
    return
  }
  if (payPalRefundId === undefined) return
  const status = await statusAtPayPal(till, payPalRefundId)
  if (status === 'COMPLETED') await refunds.finish(id, { status: 'done', note: status })
  if (status !== 'FAILED' && status !== 'CANCELLED') return
  await missRefund(till, refunds, await readOrder(till.books, orderId), {
    id,
    payPalRefundId,
    cents,
  })
}

async function statusAtPayPal(till: Till, payPalRefundId: string): Promise<string | undefined> {
  try {
    return (await till.payPal.readRefund(payPalRefundId)).status
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    till.log.warn({ issue: error.issue, debugId: error.debugId }, error.message)
    return undefined
  }
}
