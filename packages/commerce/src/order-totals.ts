export const TAX_PERCENT = 8
export const SHIPPING_CENTS = 1500
/** Shipping is free above this subtotal, not at it. */
export const FREE_SHIPPING_OVER_CENTS = 10_000

export interface OrderTotals {
  readonly subtotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly totalCents: number
}

/** What an order comes to, in whole cents: tax is on the subtotal, rounded to the cent. */
export function orderTotals(subtotalCents: number, isPickup: boolean): OrderTotals {
  const shippingCents = isPickup || subtotalCents > FREE_SHIPPING_OVER_CENTS ? 0 : SHIPPING_CENTS
  const taxCents = Math.round((subtotalCents * TAX_PERCENT) / 100)
  return {
    subtotalCents,
    shippingCents,
    taxCents,
    totalCents: subtotalCents + shippingCents + taxCents,
  }
}
