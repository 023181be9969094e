import type { PieceGroup } from '../placements/piece.ts'

/** Of what is cut or scratched on the way: one in twenty. */
const SHARE = 0.05

/** How many pieces more to order, 5 % rounded up: balusters and shoes only. */
export function sparesOf(group: PieceGroup, needed: number): number {
  return group === 'balusters' || group === 'shoes' ? Math.ceil(needed * SHARE - 1e-9) : 0
}
