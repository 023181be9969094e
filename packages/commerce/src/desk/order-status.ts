/** The states of an order's payment; `npm run orders`, the desk and the business know them by these names.
 * `on_terms`: entered unpaid by an account that has terms, and owed. `credited`: it was owed, and all of it was taken off
 * before anything was paid. */
export const ORDER_STATUSES = [
  'created',
  'capturing',
  'on_terms',
  'paid',
  'payment_pending',
  'declined',
  'needs_review',
  'refunded',
  'credited',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Whether an order is a sale that stands, paid or owed: it is to be sent, and may come back. */
export function stands(status: OrderStatus): boolean {
  return status === 'paid' || status === 'on_terms'
}

/** Whether all of an order went back, or was taken off what was owed: nothing more can. */
export function isOver(status: OrderStatus): boolean {
  return status === 'refunded' || status === 'credited'
}
