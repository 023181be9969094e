/** A line as it was quoted: nothing in it changes when the catalogue does. */
export interface QuotedLine {
  /** Product and choices. */
  readonly id: string
  /** Item number, as printed in the catalogue. */
  readonly item: string
  readonly title: string
  readonly quantity: number
  readonly unitPriceCents: number
}

/** What so many pieces at these prices come to, in whole cents. */
export function quotedTotal(
  lines: readonly Pick<QuotedLine, 'quantity' | 'unitPriceCents'>[],
): number {
  return lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
}
