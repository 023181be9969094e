import { amountToCents } from '@millrun/commerce/dollars'
import { done, fail, type Outcome } from '../outcome.ts'
import { readOrder } from '../orders/find-order.ts'
import type { Order } from '../orders/order.ts'
import { takenIn } from '../payments/judge-capture.ts'
import { lookAgain } from '../payments/look-again.ts'
import { readRecord } from '../payments/payment-record.ts'
import type { Till } from '../payments/till.ts'
import type { PayPalCapture } from '../paypal/paypal-order.ts'
import { beginRefund } from './begin-refund.ts'
import { giveBack } from './give-back.ts'
import { type MeantRefund, meantRefund } from './meant-refund.ts'
import { refuseRefund, refuseTax } from './refuse-refund.ts'
import type { Refund, RefundStore } from './refund-store.ts'
import type { RefundWish } from './refund-wish.ts'
import { isSameRefund } from './same-refund.ts'
import { goneCents, standingOf } from './standing-refunds.ts'

/**
 * Gives money back, through PayPal where it came so. What was begun and not finished is finished first, under the same
 * request id; so whatever is repeated, nothing is refunded twice.
 */
export async function refundOrder(
  till: Till,
  refunds: RefundStore,
  wish: RefundWish,
): Promise<Outcome> {
  const { order } = wish
  const earlier = await refunds.list(order.id)
  const open = earlier.find(({ status }) => status === 'asked')
  if (open !== undefined) return finishFirst(till, refunds, wish, open)
  const meant = meantRefund(wish, earlier)
  if ('sentence' in meant) return meant
  const refusal = refuseRefund(wish, meant, earlier) ?? (await refuseTax(till, wish))
  if (refusal !== undefined) return refusal
  const payments = meant.cents === undefined ? await refundable(till, wish) : [own(order, meant)]
  if (payments.length === 0) {
    return fail(`Order ${order.orderNumber} has no such payment with money left in it.`)
  }
  const cents = payments.reduce((sum, payment) => sum + payment.cents, 0)
  const { alone } = wish
  if (alone !== undefined && goneCents(order, standingOf(order, earlier)) + cents > alone.upToCents)
    return alone.otherwise(cents)
  const ids = payments.map(({ captureId }) => captureId)
  const outcome = await refundEach(till, refunds, { wish, meant, ids, from: earlier.length + 1 })
  if (ids.some((id) => id !== order.captureId)) await lookAtLatest(till, order)
  return outcome
}

/** Finishes what was begun of an order and not answered; undefined where nothing was. */
export async function finishOpenRefund(
  till: Till,
  refunds: RefundStore,
  order: Order,
): Promise<Outcome | undefined> {
  const open = (await refunds.list(order.id)).find(({ status }) => status === 'asked')
  return open === undefined ? undefined : giveBack(till, refunds, order, open)
}

async function finishFirst(
  till: Till,
  refunds: RefundStore,
  wish: RefundWish,
  open: Refund,
): Promise<Outcome> {
  const outcome = await giveBack(till, refunds, wish.order, open)
  if (isSameRefund(wish, open) || !outcome.ok) return outcome
  return fail(`${outcome.sentence} That was begun earlier; please repeat what you want now.`)
}

/** A payment with what is to go back of it. */
interface Payment {
  /** Undefined for what did not come through PayPal. */
  readonly captureId: string | undefined
  readonly cents: number
}

function own(order: Order, { cents }: MeantRefund): Payment {
  const left = order.capturedCents - order.refundedCents
  return { captureId: order.captureId, cents: cents ?? left }
}

/** The payments that PayPal still holds for an order; its own comes last, because with it the order is closed. */
async function refundable(
  till: Till,
  { order, captureId }: RefundWish,
): Promise<readonly Payment[]> {
  const { payPalOrderId } = order
  const mine = own(order, { cents: undefined, lines: [] })
  const record =
    payPalOrderId === undefined ? undefined : await readRecord(till, order, payPalOrderId)
  const known = record === undefined || record === 'gone' ? undefined : takenIn(record)
  const held = known?.filter(({ status }) => status !== 'REFUNDED').map(paymentOf) ?? [mine]
  if (captureId !== undefined) return held.filter((payment) => payment.captureId === captureId)
  const isOwn = (payment: Payment) => payment.captureId === mine.captureId
  return held.length === 0
    ? [mine]
    : [...held.filter((payment) => !isOwn(payment)), ...held.filter(isOwn)]
}

function paymentOf({ id, value, refunds }: PayPalCapture): Payment {
  const back = refunds.reduce((sum, refund) => sum + (amountToCents(refund) ?? 0), 0)
  return { captureId: id, cents: (amountToCents(value) ?? 0) - back }
}

interface Refunds {
  readonly wish: RefundWish
  readonly meant: MeantRefund
  /** Of the payments. */
  readonly ids: readonly (string | undefined)[]
  /** The number of the first of them within its order. */
  readonly from: number
}

async function refundEach(
  till: Till,
  refunds: RefundStore,
  { wish, meant, ids, from }: Refunds,
): Promise<Outcome> {
  const { order } = wish
  const sentences: string[] = []
  for (const [index, captureId] of ids.entries()) {
    // The pieces belong to the order's own payment, whatever else was paid for it.
    const lines = captureId === order.captureId ? meant.lines : []
    const beginning = { ...meant, lines, wish, captureId, number: from + index }
    const refund = await beginRefund(till.books, refunds, beginning)
    if ('sentence' in refund) return refund
    const { ok, sentence } = await giveBack(till, refunds, order, refund)
    sentences.push(sentence)
    if (!ok) return fail(sentences.join(' '))
  }
  return done(sentences.join(' '))
}

async function lookAtLatest(till: Till, { id }: Order): Promise<void> {
  await lookAgain(till, await readOrder(till.books, id))
}
