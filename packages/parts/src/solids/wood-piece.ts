import { type SpacePoint, between, cross, dot, unit } from '../geometry/space.ts'
import { type Facets, movedFacets } from './mesh/facets.ts'
import { meshOf } from './mesh/mesh-of.ts'
import type { Solid } from './solid.ts'

/** A piece of wood, given as it lies in its part and by the way its grain runs there. */
export function woodPiece(name: string, facets: Facets, grainWay: SpacePoint): Solid {
  const y = unit(grainWay)
  const z = unit(cross(isUpright(y) ? [1, 0, 0] : cross(y, [0, 1, 0]), y))
  const x = cross(y, z)
  const origin = middleOf(facets.points)
  const lying = movedFacets(facets, (point) => {
    const out = between(origin, point)
    return [dot(out, x), dot(out, y), dot(out, z)]
  })
  return { name, substance: 'wood', mesh: meshOf(lying), placements: [{ origin, x, y, z }] }
}

function isUpright([, y]: SpacePoint): boolean {
  return Math.abs(y) > 0.999
}

/** The middle of the box around some points. */
function middleOf(points: readonly SpacePoint[]): SpacePoint {
  const middle = (axis: 0 | 1 | 2) => {
    const [least, most] = points.reduce(
      ([low, high], point) => [Math.min(low, point[axis]), Math.max(high, point[axis])],
      [Infinity, -Infinity],
    )
    return (least + most) / 2
  }
  return [middle(0), middle(1), middle(2)]
}
