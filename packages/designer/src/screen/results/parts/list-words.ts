import type { CartLine } from '@millrun/stair/parts-list/cart-lines'
import type { ListGroup, PartsLine } from '@millrun/stair/parts-list/parts-list'

export const GROUP_NAMES: Readonly<Record<ListGroup, string>> = {
  balusters: 'Balusters',
  shoes: 'Shoes',
  rail: 'Handrail',
  fittings: 'Fittings',
  newels: 'Newels',
  steps: 'Treads and risers',
  hardware: 'Epoxy, bolts and mounts',
}

const UNITS: Readonly<Partial<Record<ListGroup, string>>> = { rail: 'length', hardware: 'package' }

/** How many of a line are ordered: `40 pieces, 2 of them spares`; of rail, lengths; of hardware, packages. */
export function quantityText({ group, spares, quantity }: PartsLine): string {
  const unit = UNITS[group] ?? 'piece'
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
