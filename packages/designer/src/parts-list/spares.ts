import { sparePieces } from '@millrun/catalogue/spare-pieces'
import type { PieceGroup } from '../placements/piece.ts'

/** How many pieces more to order: balusters and shoes only. */
export function sparesOf(group: PieceGroup, needed: number): number {
  return group === 'balusters' || group === 'shoes' ? sparePieces(needed) : 0
}
