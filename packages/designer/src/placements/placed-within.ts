import type { SpacePoint } from '@millrun/parts/geometry/basket-rod'
import type { Placement } from '@millrun/parts/solids/solid'

/** Where a piece of a part comes to lie when the part itself is placed: `partSolids` places pieces within their part. */
export function placedWithin(part: Placement, piece: Placement): Placement {
  const turned = ([px, py, pz]: SpacePoint): SpacePoint => [
    px * part.x[0] + py * part.y[0] + pz * part.z[0],
    px * part.x[1] + py * part.y[1] + pz * part.z[1],
    px * part.x[2] + py * part.y[2] + pz * part.z[2],
  ]
  const [ox, oy, oz] = turned(piece.origin)
  return {
    origin: [part.origin[0] + ox, part.origin[1] + oy, part.origin[2] + oz],
    x: turned(piece.x),
    y: turned(piece.y),
    z: turned(piece.z),
  }
}
