/** The states of an order's payment; `npm run orders`, the desk and the business know them by these names. */
export const ORDER_STATUSES = [
  'created',
  'capturing',
  'paid',
  'payment_pending',
  'declined',
  'needs_review',
  'refunded',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]
