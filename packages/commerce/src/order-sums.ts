import { formatDollars } from './dollars.ts'
import { type OrderTotals, TAX_PERCENT } from './order-totals.ts'

/** The sums of an order, as they stand under its lines; the total comes last. */
export function orderSums(
  totals: OrderTotals,
): readonly (readonly [name: string, amount: string])[] {
  const { subtotalCents, shippingCents, taxCents, totalCents } = totals
  return [
    ['Subtotal', formatDollars(subtotalCents)],
    ['Shipping', shippingCents === 0 ? 'Free' : formatDollars(shippingCents)],
    [`Tax (${TAX_PERCENT}%)`, formatDollars(taxCents)],
    ['Total', formatDollars(totalCents)],
  ]
}
