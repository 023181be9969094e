import type { OrderStatus } from '@millrun/commerce/desk/order-status'

/**
 * Why a person has to decide about an order, in sentences for the shopkeeper. What PayPal's record of the payment
 * says does not take a hold away, unless all of the money went back.
 */
export const HOLDS = {
  disputed: 'The buyer has opened a dispute at PayPal.',
  reversed: 'PayPal has announced that the money goes back.',
  reported: 'PayPal has reported something about the payment that its record does not show.',
  refund_failed: 'A refund has failed at PayPal after it was begun.',
  cart_taken: 'Money was taken for it after its cart had been given to another order.',
  sold_out:
    'Its money came when its pieces were sold, or held for others: please find more, or refund it.',
  not_ours: 'The money is at PayPal, and our books know no such order.',
} as const

export type Hold = keyof typeof HOLDS

/** Whether a hold gives way to this status. A failed refund may still be shown as done by a late record. */
export function yieldsTo(hold: Hold, status: OrderStatus): boolean {
  return status === 'refunded' && hold !== 'refund_failed'
}
