/** What of an order has gone back by its lines, and what there is to give; money in whole cents. */
export interface RefundBooks {
  readonly taxCents: number
  /** What the tax was taken of. */
  readonly baseCents: number
  /** Goods that were given back by line, without tax, and the tax that went with them. */
  readonly goodsCents: number
  readonly goodsTaxCents: number
  /** What was given back as nothing but tax. */
  readonly taxAloneCents: number
}

/** Pieces that are given back. */
interface Pieces {
  readonly unitPriceCents: number
  readonly quantity: number
}

/** What is given back for pieces: their price and their share of tax. */
export interface RefundSum {
  readonly goodsCents: number
  readonly taxCents: number
  readonly cents: number
}

/**
 * The refund of pieces. Their tax is what brings the tax of all that has gone back up to its rounded share, half up: so
 * whatever is given back piece by piece, all pieces together give the tax of the order to the cent.
 */
export function refundSum(books: RefundBooks, pieces: readonly Pieces[]): RefundSum {
  const goodsCents = pieces.reduce(
    (sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity,
    0,
  )
  const due = taxOf(books, books.goodsCents + goodsCents) - books.goodsTaxCents
  const left = books.taxCents - books.goodsTaxCents - books.taxAloneCents
  const taxCents = Math.max(0, Math.min(due, left))
  return { goodsCents, taxCents, cents: goodsCents + taxCents }
}

/** The tax in so much of the goods. */
function taxOf({ taxCents, baseCents }: RefundBooks, goodsCents: number): number {
  if (baseCents <= 0) return 0
  return Math.min(taxCents, Math.round((taxCents * goodsCents) / baseCents))
}
