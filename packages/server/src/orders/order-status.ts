import { ORDER_STATUSES, type OrderStatus } from '@millrun/commerce/desk/order-status'

/** Payments that were begun: what became of the money nobody knows for sure. */
export const UNDECIDED = ['capturing', 'payment_pending', 'needs_review'] as const

/** A sale that stands, paid or owed: it is to be sent, and may come back. */
export const STANDING = ['paid', 'on_terms'] as const

/** What was sold, whether or not its money went back later. */
export const SOLD = ['paid', 'refunded'] as const

/**
 * Which states may follow which. `declined` can be captured again, because PayPal lets a buyer
 * approve the same order with another way to pay (each such round has its own attempt number), and
 * gives way to what PayPal says of money that it took after all. `paid` is left only for money that
 * went back, or when PayPal later says something that does not fit; `refunded` only when money came
 * back again, which somebody has to look into. Whatever its status, an order can come to need review, unless PayPal
 * never hears of it: what is entered `on_terms` is paid by hand, or ends when all of it is taken off.
 */
export const FOLLOWING = {
  created: ['capturing', 'needs_review'],
  capturing: ['paid', 'payment_pending', 'declined', 'needs_review', 'refunded'],
  payment_pending: ['paid', 'declined', 'needs_review', 'refunded'],
  needs_review: ['paid', 'declined', 'refunded'],
  on_terms: ['paid', 'credited'],
  credited: [],
  declined: ['capturing', 'paid', 'payment_pending', 'needs_review', 'refunded'],
  paid: ['refunded', 'needs_review'],
  refunded: ['needs_review'],
} as const satisfies Readonly<Record<OrderStatus, readonly OrderStatus[]>>

/** The states from which an order may come into `status`. */
export function statusesBefore(status: OrderStatus): readonly OrderStatus[] {
  return ORDER_STATUSES.filter((before) =>
    FOLLOWING[before].some((following: OrderStatus) => following === status),
  )
}

const NEED_CART: ReadonlySet<OrderStatus> = new Set(['capturing', 'paid', 'payment_pending'])

/** Whether only the one order that has its cart may come into `status`. */
export function needsCart(status: OrderStatus): boolean {
  return NEED_CART.has(status)
}
