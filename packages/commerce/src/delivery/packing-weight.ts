import type { Outside } from './box.ts'

/**
 * Pounds of cardboard, caps and paper by the square foot of a carton's outside: our estimate. Single-wall board
 * itself is about an eighth of a pound; flaps, caps at the ends and filling double it.
 */
const CARDBOARD_LB_PER_SQUARE_FT = 0.25

/** Half an ounce: our estimate of a padded envelope. */
export const ENVELOPE_LB = 0.5 / 16

/** A pallet of 48 x 40 in, of wood, with its straps: our estimate; a longer one weighs as much more. */
const PALLET_LB = 40
const PALLET_LENGTH_IN = 48

const SQUARE_IN_A_SQUARE_FT = 144

/** What a carton of this size weighs by itself, in pounds. */
export function packingLb({ lengthIn, widthIn, heightIn }: Outside): number {
  const areaIn2 = 2 * (lengthIn * widthIn + lengthIn * heightIn + widthIn * heightIn)
  return (areaIn2 / SQUARE_IN_A_SQUARE_FT) * CARDBOARD_LB_PER_SQUARE_FT
}

/** What a pallet of this length weighs by itself, in pounds. */
export function palletLb({ lengthIn }: Outside): number {
  return (PALLET_LB * lengthIn) / PALLET_LENGTH_IN
}
