import { formatDollars } from './dollars.ts'
import type { OrderTotals } from './order-totals.ts'
import { taxName } from './tax/applied-tax.ts'

/** The sums of an order, as they stand under its lines; the total comes last. */
export function orderSums(
  totals: OrderTotals,
  nameOfTax = taxName(),
): readonly (readonly [name: string, amount: string])[] {
  const { subtotalCents, shippingCents, taxCents, totalCents } = totals
  return [
    ['Subtotal', formatDollars(subtotalCents)],
    ['Shipping', shippingCents === 0 ? 'Free' : formatDollars(shippingCents)],
    [nameOfTax, formatDollars(taxCents)],
    ['Total', formatDollars(totalCents)],
  ]
}
