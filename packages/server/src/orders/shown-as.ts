import type { OrderStatusResponse } from '@millrun/commerce/functions'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'

/** How its buyer is told that an order stands. */
export const SHOWN_AS: Readonly<Record<OrderStatus, OrderStatusResponse['status']>> = {
  created: 'unpaid',
  capturing: 'pending',
  on_terms: 'on_terms',
  paid: 'paid',
  payment_pending: 'pending',
  declined: 'declined',
  needs_review: 'pending',
  refunded: 'refunded',
  credited: 'credited',
}
