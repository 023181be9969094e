import type { Colour } from '../materials/woods.ts'
import type { Material } from '../pictures/material.ts'
import type { Solid } from '../solids/solid.ts'

/** What a piece of a room looks like: a part's own wood or finish, or paint. */
export type RoomLook = Material | { readonly paint: Colour; readonly roughness: number }

/** Something that stands in a room. */
export interface RoomPiece {
  readonly solids: readonly Solid[]
  readonly look: RoomLook
  /** The product that it is. */
  readonly productId?: string
}
