import { placed } from './mesh/measured.ts'
import type { Placement } from './solid.ts'

/** Where a piece of a part comes to lie when the part itself is placed: `partSolids` places pieces within their part. */
export function placedWithin(part: Placement, piece: Placement): Placement {
  const turn = { ...part, origin: [0, 0, 0] } as const
  return {
    origin: placed(piece.origin, part),
    x: placed(piece.x, turn),
    y: placed(piece.y, turn),
    z: placed(piece.z, turn),
  }
}
