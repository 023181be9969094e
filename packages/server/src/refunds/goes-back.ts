import type { GoesBack } from '@millrun/commerce/desk/money/order-money'
import { stands } from '@millrun/commerce/desk/order-status'
import type { Order } from '../orders/order.ts'
import type { Refund } from './refund-store.ts'

/** How money of an order goes back: what never came through PayPal is taken off what is owed, or given by hand. */
export function goesBack({ terms, status }: Pick<Order, 'terms' | 'status'>): GoesBack {
  if (terms === undefined) return 'paypal'
  return status === 'on_terms' || status === 'credited' ? 'credit' : 'by_hand'
}

/** Whether an order stands so that anything of it can go back. */
export function hasMoney({ status }: Pick<Order, 'status'>): boolean {
  return stands(status) || status === 'needs_review'
}

/** What a refund that PayPal never hears of is noted as. */
export const BACK_NOTES = {
  credit: 'taken off what is owed',
  by_hand: 'given back by hand',
} as const satisfies Record<Exclude<GoesBack, 'paypal'>, string>

/** How a refund went back. */
export function wentBack(
  { terms }: Pick<Order, 'terms'>,
  { note }: Pick<Refund, 'note'>,
): GoesBack {
  if (terms === undefined) return 'paypal'
  return note === BACK_NOTES.credit ? 'credit' : 'by_hand'
}
