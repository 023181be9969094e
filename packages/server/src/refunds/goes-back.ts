import type { GoesBack } from '@millrun/commerce/desk/money/order-money'
import type { Order } from '../orders/order.ts'

/** How money of an order goes back: what never came through PayPal is taken off what is owed, or given by hand. */
export function goesBack({ terms, status }: Pick<Order, 'terms' | 'status'>): GoesBack {
  if (terms === undefined) return 'paypal'
  return status === 'on_terms' || status === 'credited' ? 'credit' : 'by_hand'
}

/** Whether an order stands so that anything of it can go back. */
export function hasMoney({ status }: Pick<Order, 'status'>): boolean {
  return status === 'paid' || status === 'on_terms' || status === 'needs_review'
}
