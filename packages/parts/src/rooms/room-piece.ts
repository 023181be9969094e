import type { Colour } from '../materials/woods.ts'
import type { Material } from '../pictures/material.ts'
import { movedSolids } from '../solids/moved-solids.ts'
import type { Placement, Solid } from '../solids/solid.ts'

/** What a piece of a room looks like: a part's own wood or finish, paint, cloth, or a shade with a lamp in it. */
export type RoomLook =
  | Material
  | { readonly paint: Colour; readonly roughness: number }
  | { readonly cloth: Colour }
  | { readonly glow: Colour; readonly strength: number }

/** Something that stands in a room. */
export interface RoomPiece {
  readonly solids: readonly Solid[]
  readonly look: RoomLook
  /** The product that it is. */
  readonly productId?: string
}

/** The same pieces somewhere else. */
export function placed(pieces: readonly RoomPiece[], place: Placement): readonly RoomPiece[] {
  return pieces.map((piece) => ({ ...piece, solids: movedSolids(piece.solids, [place]) }))
}
