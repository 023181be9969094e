import { formatDollars } from '@millrun/commerce/dollars'
import { readOrder } from '../orders/find-order.ts'
import type { OrderBooks } from '../orders/order-books.ts'
import { readHistory } from '../orders/order-history.ts'
import type { Order } from '../orders/order.ts'
import { holdOrder } from '../orders/settle-order.ts'
import type { Till } from '../payments/till.ts'
import type { RefundStore } from './refund-store.ts'

interface FailedRefund {
  /** Ours; undefined when it was made on PayPal's own pages. */
  readonly id: string | undefined
  readonly payPalRefundId: string
  readonly cents: number
}

/**
 * Takes a refund out of the books that PayPal had begun and that came to nothing, and calls a person: the
 * buyer is still owed the money. Written once, however often it is reported.
 */
export async function missRefund(
  till: Till,
  refunds: RefundStore,
  order: Order,
  failed: FailedRefund,
): Promise<void> {
  const { payPalRefundId, cents } = failed
  const note = `refund ${payPalRefundId} of ${formatDollars(cents)} failed at PayPal`
  await keepNote(till, order, cents, note)
  if (failed.id !== undefined) await refunds.finish(failed.id, { status: 'failed', note: 'FAILED' })
}

async function keepNote(till: Till, order: Order, cents: number, note: string): Promise<void> {
  const history = await readHistory(till.books, order.id)
  if (history.some((event) => event.note === note)) return
  const missed = await takeRefundBack(till.books, order, cents, note)
  if (missed === undefined)
    return keepNote(till, await readOrder(till.books, order.id), cents, note)
  const { orderNumber, status } = missed
  till.log.error({ orderNumber, status, note }, 'an order needs review')
}

/** Money that did not go back after all. */
export function takeRefundBack(
  books: OrderBooks,
  order: Order,
  cents: number,
  note: string,
): Promise<Order | undefined> {
  const found = { refunded_cents: Math.max(order.refundedCents - cents, 0) }
  return holdOrder(books, order, { reason: 'refund_failed', note, found })
}
