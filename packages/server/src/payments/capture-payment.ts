import { setTimeout as wait } from 'node:timers/promises'
import { beginCapture, joinCapture } from '../orders/begin-capture.ts'
import { PATIENT_CHECKS } from '../orders/check-schedule.ts'
import { readOrder } from '../orders/find-order.ts'
import type { Also } from '../orders/change-order.ts'
import type { Order } from '../orders/order.ts'
import { PayPalError } from '../paypal/paypal-error.ts'
import { looksAs, type PayPalOrder } from '../paypal/paypal-order.ts'
import { judgeCapture } from './judge-capture.ts'
import { logFailure, readRecord } from './payment-record.ts'
import { settle } from './settle.ts'
import type { Payment, Till } from './till.ts'

/** Refusals because the money was taken, or is being taken, by another request. */
const SAYS_TAKEN = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_ALREADY_COMPLETED',
  'ORDER_COMPLETION_IN_PROGRESS',
  'PREVIOUS_REQUEST_IN_PROGRESS',
  'DUPLICATE_REQUEST_ID',
  'DUPLICATE_INVOICE_ID',
])

/** Somebody else who takes the money just now has mostly done so in this time: five seconds. */
const MOST_POLLS = 20
const POLL_MS = 250

/**
 * Takes the money for an order that its buyer approved, or finishes what an interrupted attempt
 * began: PayPal takes the money of one order once only, and a repeated request has the same id. What `admit` throws keeps
 * an attempt from beginning.
 */
export function capturePayment(till: Till, order: Order, admit?: Also): Promise<Payment> {
  const present = till.underWay.get(order.id)
  if (present !== undefined) return present
  const payment = claimAndTake(till, order, admit)
    .then((ended) => remember(till, ended))
    .finally(() => till.underWay.delete(order.id))
  till.underWay.set(order.id, payment)
  return payment
}

/** What ended here without a decision can be taken up at once. */
function remember({ leftOpen }: Till, payment: Payment): Payment {
  const { id, status } = payment.order
  if (status === 'capturing') leftOpen.add(id)
  else leftOpen.delete(id)
  return payment
}

async function claimAndTake(till: Till, order: Order, admit?: Also): Promise<Payment> {
  const begun = await beginCapture(till.books, order, admit)
  const claimed = begun ?? (await joinOther(till, order.id))
  const { payPalOrderId } = claimed
  if (claimed.status !== 'capturing' || payPalOrderId === undefined) return { order: claimed }
  const attempt = { payPalOrderId, isInDoubt: begun === undefined }
  try {
    const record = await till.payPal.captureOrder(payPalOrderId, claimed.captureAttempt)
    const verdict = judgeCapture(claimed, record, till.merchantId)
    // A short answer is no reason for alarm: then the whole record is read.
    const isPlain = verdict !== undefined && verdict.status !== 'needs_review'
    return isPlain
      ? { order: await settle(till, claimed, verdict) }
      : await settleByRecord(till, claimed, attempt)
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error
    logFailure(till, claimed, error)
    const isInDoubt = attempt.isInDoubt || error.isInDoubt
    return settleByRecord(till, claimed, { payPalOrderId, isInDoubt, refused: refusalIn(error) })
  }
}

/**
 * The order as another server has decided it. When that takes too long, or nobody is at it any more, PayPal is asked
 * from here as well: then neither of the two can call the other's answer final.
 */
async function joinOther(till: Till, id: string): Promise<Order> {
  let order = await readOrder(till.books, id)
  for (let polls = 0; polls < MOST_POLLS && isAtWork(till, order); polls += 1) {
    await wait(POLL_MS)
    order = await readOrder(till.books, id)
  }
  if (order.status !== 'capturing') return order
  return (await joinCapture(till.books, order)) ?? readOrder(till.books, id)
}

function isAtWork({ leftOpen, now }: Till, { id, status, changedAt }: Order): boolean {
  const isFresh = now().getTime() - changedAt.getTime() < POLL_MS * MOST_POLLS
  return status === 'capturing' && isFresh && !leftOpen.has(id)
}

interface Attempt {
  readonly payPalOrderId: string
  /** A try before this one, here or in an earlier call, may have taken the money. */
  readonly isInDoubt: boolean
  readonly refused?: PayPalError | undefined
}

/**
 * Asks PayPal for its record of the order, and believes that. After a try whose outcome nobody knows,
 * only a capture or a void that PayPal shows decides: a refusal without one leaves the order open.
 */
async function settleByRecord(till: Till, order: Order, attempt: Attempt): Promise<Payment> {
  const { refused } = attempt
  const record = await readRecord(till, order, attempt.payPalOrderId)
  if (record === undefined) return { order }
  const verdict = record === 'gone' ? undefined : judgeCapture(order, record, till.merchantId)
  if (verdict !== undefined) return { order: await settle(till, order, verdict) }
  const doubt = doubtIn(record, attempt)
  if (doubt !== undefined) return { order: await waitForCapture(till, order, doubt) }
  if (refused === undefined) return { order }
  const note = `refused by PayPal: ${wordOf(refused)}`
  const refusedAs = record === 'gone' ? undefined : looksAs(record)
  return {
    order: await settle(till, order, { status: 'declined', note, refusedAs, isRefusal: true }),
    issue: refused.issue,
  }
}

/** What says that the money was taken, or may have been, although no capture is to be seen. */
function doubtIn(record: PayPalOrder | 'gone', { refused, isInDoubt }: Attempt) {
  const { issue } = refused ?? {}
  if (issue !== undefined && SAYS_TAKEN.has(issue)) return issue
  if (record !== 'gone' && record.status === 'COMPLETED') return 'a completed order'
  const isAfterDoubt = refused !== undefined && isInDoubt
  return isAfterDoubt ? `${wordOf(refused)} after a try without an answer` : undefined
}

function wordOf({ issue, status }: PayPalError): string {
  return issue ?? String(status)
}

/** PayPal's record may lag behind: the order stays as it is, until somebody has to look into it. */
function waitForCapture(till: Till, order: Order, doubt: string): Promise<Order> | Order {
  if (order.checks < PATIENT_CHECKS) return order
  const note = `PayPal says ${doubt}, but shows no capture`
  return settle(till, order, { status: 'needs_review', note })
}

function refusalIn(error: PayPalError): PayPalError | undefined {
  return error.failure === 'refused' ? error : undefined
}
