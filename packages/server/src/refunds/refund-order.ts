import { done, fail, type Outcome } from '../outcome.ts'
import { formatDollars } from '@millrun/commerce/dollars'
import { taxLeft } from '@millrun/commerce/tax/tax-in-refunds'
import { readOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { takenIn } from '../payments/judge-capture.ts'
import { lookAgain } from '../payments/look-again.ts'
import { readRecord } from '../payments/payment-record.ts'
import type { Till } from '../payments/till.ts'
import { askPayPal } from './ask-paypal.ts'
import { givenBack } from './given-back.ts'
import type { Refund, RefundStore } from './refund-store.ts'

interface RefundWish {
  readonly order: Order
  /** Undefined for everything that is left. */
  readonly cents: number | undefined
  /** The same amount was refunded before, and is meant once more. */
  readonly isAgain: boolean
  /** One payment of an order that was paid twice; undefined for all that the order has. */
  readonly captureId?: string | undefined
  /** Nothing but tax is given back. */
  readonly isTax?: boolean | undefined
}

/**
 * Gives money back through PayPal. What was begun and not finished is finished first, under the same
 * request id; so whatever is repeated, nothing is refunded twice.
 */
export async function refundOrder(
  till: Till,
  refunds: RefundStore,
  wish: RefundWish,
): Promise<Outcome> {
  const { order, cents } = wish
  const earlier = await refunds.list(order.id)
  const open = earlier.find(({ status }) => status === 'asked')
  if (open !== undefined) {
    const outcome = await askPayPal(till, refunds, order, open)
    const isSame = open.askedCents === cents
    if (isSame || !outcome.ok) return outcome
    return fail(`${outcome.sentence} That was begun earlier; please repeat what you want now.`)
  }
  const refusal = refuse(wish, earlier) ?? (await refuseTax(till, wish))
  if (refusal !== undefined) return refusal
  const captureIds = cents === undefined ? await refundable(till, wish) : [order.captureId ?? '']
  if (captureIds.length === 0) {
    return fail(`Order ${order.orderNumber} has no such payment with money left in it.`)
  }
  const outcome = await refundEach(till, refunds, { ...wish, captureIds, from: earlier.length + 1 })
  if (captureIds.some((id) => id !== order.captureId)) await lookAtLatest(till, order)
  return outcome
}

/** The payments that PayPal still holds for an order; its own comes last, because with it the order is closed. */
async function refundable(
  till: Till,
  { order, captureId }: RefundWish,
): Promise<readonly string[]> {
  const { payPalOrderId, captureId: own = '' } = order
  const record =
    payPalOrderId === undefined ? undefined : await readRecord(till, order, payPalOrderId)
  const known = record === undefined || record === 'gone' ? undefined : takenIn(record)
  const ids = known?.filter(({ status }) => status !== 'REFUNDED').map(({ id }) => id) ?? [own]
  if (captureId !== undefined) return ids.filter((id) => id === captureId)
  return ids.length === 0
    ? [own]
    : [...ids.filter((id) => id !== own), ...ids.filter((id) => id === own)]
}

interface Refunds extends RefundWish {
  readonly captureIds: readonly string[]
  /** The number of the first of them within its order. */
  readonly from: number
}

async function refundEach(
  till: Till,
  refunds: RefundStore,
  { order, cents: askedCents, isTax, captureIds, from }: Refunds,
): Promise<Outcome> {
  const sentences: string[] = []
  for (const [index, captureId] of captureIds.entries()) {
    const wanted = { orderId: order.id, captureId, askedCents, isTax, number: from + index }
    const refund = await refunds.begin(wanted)
    if (refund === undefined) {
      return fail(`Somebody else is refunding order ${order.orderNumber} just now.`)
    }
    const { ok, sentence } = await askPayPal(till, refunds, order, refund)
    sentences.push(sentence)
    if (!ok) return fail(sentences.join(' '))
  }
  return done(sentences.join(' '))
}

async function lookAtLatest(till: Till, { id }: Order): Promise<void> {
  await lookAgain(till, await readOrder(till.books, id))
}

function refuse(
  { order, cents, isAgain }: RefundWish,
  earlier: readonly Refund[],
): Outcome | undefined {
  const { orderNumber, status, capturedCents, refundedCents } = order
  const leftCents = capturedCents - refundedCents
  if (status === 'refunded' || leftCents <= 0) {
    return done(`Order ${orderNumber} is refunded already.`)
  }
  if (order.captureId === undefined || (status !== 'paid' && status !== 'needs_review')) {
    return fail(`Order ${orderNumber} is ${status}: there is no payment to give back.`)
  }
  if (cents === undefined) return undefined
  if (cents === 0 || cents > leftCents) {
    return fail(`Of order ${orderNumber} at most ${formatDollars(leftCents)} can be refunded.`)
  }
  const isRepeated = earlier.some(
    (refund) => refund.status !== 'failed' && refund.askedCents === cents,
  )
  if (!isRepeated || isAgain) return undefined
  const sentence = `${formatDollars(cents)} of order ${orderNumber} were refunded already. To refund as much once more, add --again.`
  return done(sentence)
}

/** What is called tax must not be more than the tax that is left. */
async function refuseTax(
  { books }: Till,
  { order, cents, isTax = false }: RefundWish,
): Promise<Outcome | undefined> {
  if (!isTax || cents === undefined) return undefined
  const left = taxLeft(order.totals, await givenBack(books, order))
  if (cents <= left) return undefined
  return fail(`Of the tax of order ${order.orderNumber} ${formatDollars(left)} is left.`)
}
