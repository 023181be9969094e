import type { Ware } from '../materials/wares.ts'
import type { SpacePoint } from '../geometry/space.ts'
import type { Mesh } from './mesh/mesh.ts'

/** Where a piece stands: its own origin and axes, seen from the part. The axes are unit lengths, right-handed. */
export interface Placement {
  readonly origin: SpacePoint
  readonly x: SpacePoint
  readonly y: SpacePoint
  readonly z: SpacePoint
}

/** One piece of a part, closed on all sides. Inches, y up; the grain of wood runs along the piece's own y. */
export interface Solid {
  /** What a carpenter calls it: `base molding`. */
  readonly name: string
  readonly substance: 'wood' | 'metal' | Ware
  readonly mesh: Mesh
  /** Pieces cut alike are one solid in several places. */
  readonly placements: readonly Placement[]
}

/** As it was built. */
export const IN_PLACE: Placement = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
