import { TooFewPieces } from '../shelf/too-few-pieces.ts'
import { type Also, changeOrder, type OrderChange, type OrderValues } from './change-order.ts'
import { type Hold, yieldsTo } from './hold.ts'
import type { OrderBooks } from './order-books.ts'
import { ORDER_STATUSES, type OrderStatus } from '@millrun/commerce/desk/order-status'
import { needsCart, statusesBefore } from './order-status.ts'
import type { Order } from './order.ts'

/** What a change of status comes with; `note` is for the history. */
export interface Settlement {
  readonly status: OrderStatus
  readonly note: string
  /** What does not fit, in words that stay the same as long as it does not. */
  readonly problem?: string | undefined
  readonly captureId?: string | undefined
  /** What PayPal took. */
  readonly capturedCents?: number | undefined
  /** What PayPal has given back by now. */
  readonly refundedCents?: number | undefined
  /** How PayPal's record looked when it refused the payment. */
  readonly refusedAs?: string | undefined
  /** It follows from the answer to one request: another one that is under way may end otherwise. */
  readonly isRefusal?: boolean
  /** What is written down with the change, or not at all. */
  readonly also?: Also | undefined
}

/**
 * Written as soon as PayPal's word about the money is known. An order that is held for a person stays
 * so; one that is found paid after its cart was given to another order, or its pieces to others, is held.
 */
export async function settleOrder(
  books: OrderBooks,
  order: Order,
  settlement: Settlement,
): Promise<Order | undefined> {
  const { status, note } = settlement
  if (order.hold !== undefined && !yieldsTo(order.hold, status)) return order
  if (status === order.status && (settlement.refundedCents ?? 0) <= order.refundedCents)
    return order
  const found = foundIn(settlement)
  if (needsCart(status) && !order.hasCart && order.accepted === undefined) {
    const taken = `${note}, but its cart was given to another order`
    return holdOrder(books, order, { reason: 'cart_taken', note: taken, found })
  }
  const values = {
    ...found,
    status,
    hold: null,
    ...(status === 'declined' && { capture_attempt: order.captureAttempt + 1 }),
    ...(settlement.isRefusal === true && { capture_tries: 0 }),
  }
  const from = [...statusesBefore(status), order.status]
  return changeIfStocked(books, order, { from, values, note, also: settlement.also }, found)
}

/** Where too few pieces are left for an order that is found paid, its money is written down and a person is called. */
async function changeIfStocked(
  books: OrderBooks,
  order: Order,
  change: OrderChange,
  found: OrderValues,
): Promise<Order | undefined> {
  try {
    return await changeOrder(books, order, change)
  } catch (error) {
    if (!(error instanceof TooFewPieces)) throw error
    const note = `${change.note}, but ${error.message}`
    return holdOrder(books, order, { reason: 'sold_out', note, found })
  }
}

interface HoldReason {
  readonly reason: Hold
  readonly note: string
  readonly found?: OrderValues
}

/** From now on a person has to decide about it, for this reason. */
export function holdOrder(
  books: OrderBooks,
  order: Order,
  { reason, note, found = {} }: HoldReason,
): Promise<Order | undefined> {
  // The end of a dispute must not end what else a person is called for.
  const hold = reason === 'disputed' ? (order.hold ?? reason) : reason
  const values = { ...found, status: 'needs_review', hold } as const
  return changeOrder(books, order, { from: ORDER_STATUSES, values, note })
}

function foundIn(settlement: Settlement): OrderValues {
  const { captureId, capturedCents, refundedCents, refusedAs } = settlement
  return {
    ...(captureId !== undefined && { capture_id: captureId }),
    ...(capturedCents !== undefined && { captured_cents: capturedCents }),
    ...(refundedCents !== undefined && { refunded_cents: refundedCents }),
    ...(refusedAs !== undefined && { refused_as: refusedAs }),
  }
}
