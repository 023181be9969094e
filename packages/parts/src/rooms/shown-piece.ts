import type { Shape } from '@millrun/catalogue/shape'
import { movedSolids } from '../solids/moved-solids.ts'
import { partSolids } from '../solids/part-solids.ts'
import type { Placement } from '../solids/solid.ts'
import type { Shown } from './flight.ts'
import type { RoomPiece } from './room-piece.ts'

/** Many parts at once need fewer triangles each. */
export const FINENESS = 0.6

/** A product of a scene at its places, made to this shape. */
export function shownPiece(
  { product, look }: Shown,
  shape: Shape,
  places: readonly Placement[],
): RoomPiece {
  return { solids: movedSolids(partSolids(shape, FINENESS), places), look, productId: product.id }
}
