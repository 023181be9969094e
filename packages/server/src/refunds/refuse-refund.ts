import { formatDollars } from '@millrun/commerce/dollars'
import { taxLeft } from '@millrun/commerce/tax/tax-in-refunds'
import { done, fail, type Outcome } from '../outcome.ts'
import type { Till } from '../payments/till.ts'
import { givenBack } from './given-back.ts'
import { isOver } from '@millrun/commerce/desk/order-status'
import { goesBack, hasMoney } from './goes-back.ts'
import type { MeantRefund } from './meant-refund.ts'
import type { Refund } from './refund-store.ts'
import type { RefundWish } from './refund-wish.ts'
import { isSameRefund } from './same-refund.ts'

/** Why a refund is not begun, in a sentence; undefined for one that may be. */
export function refuseRefund(
  wish: RefundWish,
  { cents }: MeantRefund,
  earlier: readonly Refund[],
): Outcome | undefined {
  const { orderNumber, status, capturedCents, refundedCents, captureId } = wish.order
  const isCredit = goesBack(wish.order) === 'credit'
  const leftCents = capturedCents - refundedCents
  if (isOver(status) || leftCents <= 0) {
    return done(`Order ${orderNumber} is ${isCredit ? 'credited' : 'refunded'} already.`)
  }
  const isUnpaid = goesBack(wish.order) === 'paypal' && captureId === undefined
  if (isUnpaid || !hasMoney(wish.order)) {
    return fail(`Order ${orderNumber} is ${status}: there is no payment to give back.`)
  }
  if (cents === undefined) return undefined
  if (cents === 0 || cents > leftCents) {
    return fail(
      `Of order ${orderNumber} at most ${formatDollars(leftCents)} can be ${isCredit ? 'taken off' : 'refunded'}.`,
    )
  }
  if (wish.isAgain || !isRepeated(wish, earlier)) return undefined
  const sentence = `${formatDollars(cents)} of order ${orderNumber} were refunded already. To refund as much once more, add --again.`
  return done(sentence)
}

/** Whether the same pieces or the same amount were refunded before. */
export function isRepeated(wish: RefundWish, earlier: readonly Refund[]): boolean {
  return earlier.some((refund) => refund.status !== 'failed' && isSameRefund(wish, refund))
}

/** What is called tax must not be more than the tax that is left. */
export async function refuseTax(
  { books }: Till,
  { order, cents, isTax = false }: RefundWish,
): Promise<Outcome | undefined> {
  if (!isTax || cents === undefined) return undefined
  const left = taxLeft(order.totals, await givenBack(books, order))
  if (cents <= left) return undefined
  return fail(`Of the tax of order ${order.orderNumber} ${formatDollars(left)} is left.`)
}
