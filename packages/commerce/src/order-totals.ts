/** How a sale is taxed: 8000 thousandths are 8 %. */
export interface TaxRule {
  readonly rateThousandths: number
  /** Whether what shipping costs is taxed, too. */
  readonly taxesDelivery: boolean
}

/** The specification's, and the default. */
export const SPECIFIED_TAX: TaxRule = { rateThousandths: 8000, taxesDelivery: false }
export const SHIPPING_CENTS = 1500
/** Shipping is free above this subtotal, not at it. */
export const FREE_SHIPPING_OVER_CENTS = 10_000

export interface OrderTotals {
  readonly subtotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly totalCents: number
}

/** What an order comes to, in whole cents: tax is rounded to the cent, halves up. */
export function orderTotals(
  subtotalCents: number,
  isPickup: boolean,
  { rateThousandths, taxesDelivery }: TaxRule = SPECIFIED_TAX,
): OrderTotals {
  const shippingCents = isPickup || subtotalCents > FREE_SHIPPING_OVER_CENTS ? 0 : SHIPPING_CENTS
  const baseCents = subtotalCents + (taxesDelivery ? shippingCents : 0)
  const taxCents = Math.round((baseCents * rateThousandths) / 100_000)
  return {
    subtotalCents,
    shippingCents,
    taxCents,
    totalCents: subtotalCents + shippingCents + taxCents,
  }
}
