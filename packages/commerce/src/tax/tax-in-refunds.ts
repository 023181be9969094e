import type { OrderTotals } from '../order-totals.ts'

/** Money that went back to a buyer. */
export interface GivenBack {
  readonly cents: number
  /** Nothing but tax: its buyer was exempt. */
  readonly isTax: boolean
}

/**
 * How much of each refund of an order is tax, in whole cents, in the order of the refunds: what is refunded as tax
 * wholly, of everything else the share that tax has of what is left, half up. A full refund gives all of it back.
 */
export function taxInRefunds(
  { taxCents, totalCents }: Pick<OrderTotals, 'taxCents' | 'totalCents'>,
  refunds: readonly GivenBack[],
): readonly number[] {
  let taxLeft = taxCents
  let left = totalCents
  return refunds.map(({ cents, isTax }) => {
    const share = left <= 0 ? 0 : Math.round((cents * taxLeft) / left)
    const tax = Math.min(isTax ? cents : share, taxLeft)
    taxLeft -= tax
    left -= cents
    return tax
  })
}
