import type { Listing } from '../product.ts'
import type { Wood } from './densities.ts'
import { PIECES } from './pieces.ts'

/** One piece as it lies on the scale, bare: its sides in inches, the longest first, and its weight in pounds. */
export interface PieceSize {
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  readonly weightLb: number
  /** What most of it is made of, where that is wood. */
  readonly wood?: Wood
}

/** A product whose size nobody has written down. */
class UnknownSize extends Error {
  override readonly name = 'UnknownSize'
}

/**
 * What one piece of a product measures and weighs in its first choices; a pack is weighed with all that is in it.
 * Throws for a product that is not in the catalogue.
 */
export function pieceSize({ id }: Pick<Listing, 'id'>): PieceSize {
  const [lengthIn, widthIn, heightIn, weightLb, wood] = PIECES[id] ?? []
  if (lengthIn === undefined || widthIn === undefined || heightIn === undefined) {
    throw new UnknownSize(`${id} was never measured: npm run weigh`)
  }
  const size = { lengthIn, widthIn, heightIn, weightLb: weightLb ?? 0 }
  return wood === undefined ? size : { ...size, wood }
}
