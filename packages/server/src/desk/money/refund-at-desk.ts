import { aloneUpTo } from '@millrun/commerce/desk/money/refund-limits'
import type { Staff } from '@millrun/commerce/desk/desk-api'
import type { RefundRequest } from '@millrun/commerce/desk/money/refund-wish'
import { amountToCents } from '@millrun/commerce/dollars'
import { isOver } from '@millrun/commerce/desk/order-status'
import type { Order } from '../../orders/order.ts'
import { fail, type Outcome } from '../../outcome.ts'
import type { Till } from '../../payments/till.ts'
import { cancelOrder, cancelWish } from '../../refunds/cancel-order.ts'
import { refundOrder } from '../../refunds/refund-order.ts'
import { refundStore } from '../../refunds/refund-store.ts'
import type { Alone, RefundWish } from '../../refunds/refund-wish.ts'
import { isRepeated } from '../../refunds/refuse-refund.ts'
import { keepRequest } from './refund-requests.ts'

/** Gives back what somebody at the desk wishes, or keeps the wish for a second person. */
export async function refundAtDesk(
  till: Till,
  order: Order,
  request: RefundRequest,
  staff: Staff,
): Promise<Outcome> {
  const { lines, amount, reason: why, restock: isRestocked, cancel, again: isAgain } = request
  const wish: RefundWish = {
    order,
    cents: amount === undefined ? undefined : amountToCents(amount),
    lines,
    why,
    isRestocked,
    isAgain,
    cancels: cancel ? 'pieces' : undefined,
    actor: staff,
  }
  const refusal = await refuseTwice(till, wish)
  if (refusal !== undefined) return refusal
  const alone = aloneOf(till, wish, staff)
  return refundOrder(till, refundStore(till.books.database, till.now), { ...wish, alone })
}

/** Cancels an order as somebody at the desk wishes, or keeps the wish for a second person. */
export function cancelAtDesk(
  till: Till,
  order: Order,
  why: string,
  staff: Staff,
): Promise<Outcome> {
  const cancelling = { order, why, actor: staff }
  const alone = aloneOf(till, cancelWish(cancelling), staff)
  const refunds = refundStore(till.books.database, till.now)
  return cancelOrder(till, refunds, { ...cancelling, alone })
}

/** Up to how much somebody gives back alone, and that more waits for a second person. */
export function aloneOf({ books }: Till, wish: RefundWish, staff: Staff): Alone | undefined {
  const upToCents = aloneUpTo(staff.role)
  if (upToCents === undefined) return undefined
  return { upToCents, otherwise: (cents) => keepRequest(books, wish, cents, staff) }
}

/** In two windows the same button is there twice: what was given back before has to be meant once more. */
export async function refuseTwice(
  { books, now }: Till,
  wish: RefundWish,
): Promise<Outcome | undefined> {
  const { orderNumber, status, id } = wish.order
  const earlier = await refundStore(books.database, now).list(id)
  if (earlier.some((refund) => refund.status === 'asked')) return undefined
  if (isOver(status)) return fail(`All of order ${orderNumber} was ${status} already.`)
  if (wish.isAgain || !isRepeated(wish, earlier)) return undefined
  return fail(
    `The same was refunded of order ${orderNumber} before. If you mean it once more, say so below and press again.`,
  )
}
