import type { CartLine } from '../../parts-list/cart-lines.ts'
import type { PartsLine } from '../../parts-list/parts-list.ts'
import type { PieceGroup } from '../../placements/piece.ts'

export const GROUP_NAMES: Readonly<Record<PieceGroup, string>> = {
  balusters: 'Balusters',
  shoes: 'Shoes',
  rail: 'Handrail',
  fittings: 'Fittings',
  newels: 'Newels',
  steps: 'Treads and risers',
}

/** How many of a line are ordered: `40 pieces, 2 of them spares`; of rail, lengths. */
export function quantityText({ group, spares, quantity }: PartsLine): string {
  const unit = group === 'rail' ? 'length' : 'piece'
  const ordered = `${quantity} ${unit}${quantity === 1 ? '' : 's'}`
  if (spares === 0) return ordered
  return `${ordered}, ${spares === 1 ? '1 of them a spare' : `${spares} of them spares`}`
}

/** What came into the cart: `82 pieces of 4 parts`. */
export function addedText(lines: readonly CartLine[]): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const parts = lines.length === 1 ? '1 part' : `${lines.length} parts`
  return `${pieces === 1 ? '1 piece' : `${pieces} pieces`} of ${parts}`
}
