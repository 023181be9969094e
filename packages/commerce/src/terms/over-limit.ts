import { formatDollars } from '../dollars.ts'

interface Wish {
  readonly limitCents: number
  /** What the account owes without this order. */
  readonly owedCents: number
  readonly totalCents: number
}

/** Why an order cannot go on terms, and what to do; undefined where it fits the limit. */
export function overLimit({ limitCents, owedCents, totalCents }: Wish): string | undefined {
  const sumCents = owedCents + totalCents
  if (sumCents <= limitCents) return undefined
  return (
    `This order would bring what you owe to ${formatDollars(sumCents)}; your limit is ` +
    `${formatDollars(limitCents)}. Please pay an open invoice first, order less, or pay this order now.`
  )
}
