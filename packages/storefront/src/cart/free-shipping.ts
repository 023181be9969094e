import { formatDollars } from '@millrun/commerce/dollars'
import { FREE_SHIPPING_OVER_CENTS } from '@millrun/commerce/order-totals'

/** Shipping is free above the limit, so the first free subtotal is a cent more. */
const FIRST_FREE_CENTS = FREE_SHIPPING_OVER_CENTS + 1

export interface FreeShipping {
  readonly text: string
  /** How much of the way is done, 0 to 1. */
  readonly share: number
}

/** How far a subtotal is from free shipping. */
export function freeShipping(subtotalCents: number): FreeShipping {
  const missingCents = FIRST_FREE_CENTS - subtotalCents
  if (missingCents <= 0) return { text: 'Free shipping reached', share: 1 }
  return {
    text: `${formatDollars(missingCents)} to free shipping`,
    share: subtotalCents / FIRST_FREE_CENTS,
  }
}
