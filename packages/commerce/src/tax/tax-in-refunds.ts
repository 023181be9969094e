import type { OrderTotals } from '../order-totals.ts'

/** Money that went back to a buyer. */
export interface GivenBack {
  readonly cents: number
  /** Nothing but tax: its buyer was exempt. */
  readonly isTax: boolean
  /** The tax that went back with pieces; undefined where no pieces were named. */
  readonly taxCents?: number | undefined
}

/**
 * How much of each refund of an order is tax, in whole cents, in the order of the refunds: what is refunded as tax
 * wholly, of pieces their own, of everything else the share that tax has of what is left, half up. A full refund gives all of it back.
 */
export function taxInRefunds(
  { taxCents, totalCents }: Pick<OrderTotals, 'taxCents' | 'totalCents'>,
  refunds: readonly GivenBack[],
): readonly number[] {
  let keptTax = taxCents
  let kept = totalCents
  return refunds.map(({ cents, isTax, taxCents: own }) => {
    const share = kept <= 0 ? 0 : Math.round((cents * keptTax) / kept)
    const tax = Math.min(isTax ? cents : (own ?? share), keptTax)
    keptTax -= tax
    kept -= cents
    return tax
  })
}

/** How much of the tax of an order has not gone back yet. */
export function taxLeft(
  totals: Pick<OrderTotals, 'taxCents' | 'totalCents'>,
  refunds: readonly GivenBack[],
): number {
  return taxInRefunds(totals, refunds).reduce((left, cents) => left - cents, totals.taxCents)
}
