import earcut from 'earcut'
import type { SpacePoint } from '../../geometry/basket-rod.ts'
import { between, cross, lengthOf, unit } from '../../geometry/space.ts'
import type { Facets, Triangle } from './facets.ts'

/** A flat face within a line that lies in a plane, facing where the line is seen anticlockwise. */
export function filledLoop(loop: readonly SpacePoint[]): Facets {
  const normal = facing(loop)
  if (lengthOf(normal) === 0) return { points: [], triangles: [] }
  const [u, v] = axesAcross(unit(normal))
  const flat = loop.flatMap(([x, y, z]) => [
    x * u[0] + y * u[1] + z * u[2],
    x * v[0] + y * v[1] + z * v[2],
  ])
  return { points: loop, triangles: anticlockwise(earcut(flat), flat) }
}

/** Twice the area within the line, as a way at right angles to it (Newell). */
function facing(loop: readonly SpacePoint[]): SpacePoint {
  const [start] = loop
  if (start === undefined) return [0, 0, 0]
  return loop.reduce<SpacePoint>(
    (sum, from, index) => {
      const to = loop[(index + 1) % loop.length] ?? from
      const [x, y, z] = cross(between(start, from), between(start, to))
      return [sum[0] + x, sum[1] + y, sum[2] + z]
    },
    [0, 0, 0],
  )
}

function axesAcross(normal: SpacePoint): readonly [SpacePoint, SpacePoint] {
  const away: SpacePoint = Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  const u = unit(cross(away, normal))
  return [u, cross(normal, u)]
}

/** The triangulation does not say which way round its triangles go. */
function anticlockwise(corners: readonly number[], flat: readonly number[]): readonly Triangle[] {
  const at = (corner: number) => [flat[2 * corner] ?? 0, flat[2 * corner + 1] ?? 0] as const
  return Array.from({ length: corners.length / 3 }, (_, index): Triangle => {
    const corner = (offset: number) => corners[3 * index + offset] ?? 0
    const triangle = [corner(0), corner(1), corner(2)] as const
    const [p, q, r] = [at(triangle[0]), at(triangle[1]), at(triangle[2])]
    const turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    return turn >= 0 ? triangle : [triangle[0], triangle[2], triangle[1]]
  })
}
