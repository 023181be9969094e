import type { Colour } from '@millrun/parts/materials/woods'
import type { Material } from '@millrun/parts/materials/material'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import type { Placement, Solid } from '@millrun/parts/solids/solid'

/** What something looks like: a part's own wood or finish, paint, cloth, ribbed or not, or a shade with a lamp in it. */
export type Look =
  | Material
  | { readonly paint: Colour; readonly roughness: number }
  | { readonly cloth: Colour; readonly ribIn?: number }
  | { readonly glow: Colour; readonly strength: number }

/** Solids that are coated alike. */
export interface Coated {
  readonly solids: readonly Solid[]
  readonly look: Look
  /** The product that they are. */
  readonly productId?: string
}

/** The same somewhere else. */
export function placed(pieces: readonly Coated[], place: Placement): readonly Coated[] {
  return pieces.map((piece) => ({ ...piece, solids: movedSolids(piece.solids, [place]) }))
}
