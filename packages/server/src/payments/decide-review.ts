import { done, fail, type Outcome } from '../outcome.ts'
import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { type Also, changeOrder } from '../orders/change-order.ts'
import type { Order } from '../orders/order.ts'
import type { PayPalOrder } from '../paypal/paypal-order.ts'
import { judgeCapture, takenIn } from './judge-capture.ts'
import { readRecord } from './payment-record.ts'
import { settle } from './settle.ts'
import type { Till } from './till.ts'

/** What a person decides about an order that needs review: to count it as paid, or that there is nothing to it. */
export interface ReviewDecision {
  readonly is: 'accept' | 'close'
  readonly reason: string
  readonly actor: Actor
}

/** Decides a review as somebody wishes, unless the money that PayPal holds says that it cannot be meant. */
export async function decideReview(
  till: Till,
  order: Order,
  decision: ReviewDecision,
): Promise<Outcome> {
  const { orderNumber, status, payPalOrderId } = order
  if (status !== 'needs_review') {
    return fail(`Order ${orderNumber} is ${status}: there is nothing to decide.`)
  }
  const record = payPalOrderId === undefined ? 'gone' : await readRecord(till, order, payPalOrderId)
  if (record === undefined) {
    return fail(`PayPal did not say what it holds for order ${orderNumber}. Please try again.`)
  }
  const decided = decision.is === 'accept' ? accept : close
  return decided(till, order, record === 'gone' ? undefined : record, decision)
}

/** Who decided what, for the list of what was done. */
function deedOf({ now }: Till, before: Order, { is, reason, actor }: ReviewDecision): Also {
  return (transaction, { status, orderNumber }) =>
    keepAction(transaction, {
      actor,
      at: now(),
      deed: is === 'accept' ? 'accepted the payment' : 'closed the review',
      subject: orderNumber,
      before: { payment: before.status, hold: before.hold ?? null },
      after: { payment: status, reason },
    })
}

async function accept(
  till: Till,
  order: Order,
  record: PayPalOrder | undefined,
  decision: ReviewDecision,
): Promise<Outcome> {
  const { orderNumber } = order
  const { reason } = decision
  const also = deedOf(till, order, decision)
  const heldCents = record === undefined ? 0 : heldIn(record)
  if (record === undefined || heldCents === 0) {
    return fail(
      `PayPal holds no money for order ${orderNumber}. It can be closed: close ${orderNumber}`,
    )
  }
  const problem = judgeCapture(order, record, till.merchantId)?.problem
  const accepted = await changeOrder(till.books, order, {
    from: ['needs_review'],
    values: { status: 'paid', hold: null, accepted: problem ?? reason },
    note: `accepted: ${reason}`,
    also,
  })
  if (accepted === undefined) return isElsewhere(order)
  return done(`Order ${orderNumber} is paid: ${formatDollars(heldCents)} were accepted.`)
}

async function close(
  till: Till,
  order: Order,
  record: PayPalOrder | undefined,
  decision: ReviewDecision,
): Promise<Outcome> {
  const { orderNumber } = order
  const { reason } = decision
  const also = deedOf(till, order, decision)
  const heldCents = record === undefined ? 0 : heldIn(record)
  if (heldCents > 0) {
    const holds = `PayPal holds ${formatDollars(heldCents)} of order ${orderNumber}.`
    return fail(`${holds} Please refund it, or accept it: accept ${orderNumber}`)
  }
  const verdict = record && judgeCapture(order, record, till.merchantId)
  if (verdict?.status === 'refunded') {
    const note = `closed: ${reason}`
    const { status } = await settle(till, order, { ...verdict, note, also })
    if (status !== 'refunded') return isElsewhere(order)
    return done(`Order ${orderNumber} is closed: it is refunded.`)
  }
  const closed = await changeOrder(till.books, order, {
    from: ['needs_review'],
    values: { status: 'declined', hold: null },
    note: `closed: ${reason}`,
    also,
  })
  if (closed === undefined) return isElsewhere(order)
  return done(`Order ${orderNumber} is closed: nothing is paid.`)
}

/** What PayPal took and has not given back. */
function heldIn(record: PayPalOrder): number {
  return takenIn(record)
    .filter(({ status }) => status !== 'REFUNDED')
    .reduce((sum, { value, refunds }) => sum + centsIn([value]) - centsIn(refunds), 0)
}

function centsIn(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + (amountToCents(value) ?? 0), 0)
}

function isElsewhere({ orderNumber }: Order): Outcome {
  return fail(`Somebody else has changed order ${orderNumber} just now. Please look again.`)
}
