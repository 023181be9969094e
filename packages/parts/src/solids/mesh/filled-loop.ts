import earcut from 'earcut'
import { type SpacePoint, between, cross, lengthOf, unit } from '../../geometry/space.ts'
import type { Facets, Triangle } from './facets.ts'

/** A flat face within a line that lies in a plane, facing where the line is seen anticlockwise; less its holes. */
export function filledLoop(
  loop: readonly SpacePoint[],
  holes: readonly (readonly SpacePoint[])[] = [],
): Facets {
  const normal = facing(loop)
  if (lengthOf(normal) === 0) return { points: [], triangles: [] }
  const [u, v] = axesAcross(unit(normal))
  const points = [loop, ...holes].flat()
  const flat = points.flatMap(([x, y, z]) => [
    x * u[0] + y * u[1] + z * u[2],
    x * v[0] + y * v[1] + z * v[2],
  ])
  const triangles = anticlockwise(earcut(flat, startsOf(loop, holes)), flat)
  return { points, triangles: withEveryPoint(triangles, loop.length) }
}

/** The number of the first point of every hole. */
function startsOf(
  loop: readonly SpacePoint[],
  holes: readonly (readonly SpacePoint[])[],
): readonly number[] {
  let next = loop.length
  return holes.map((hole) => {
    const start = next
    next += hole.length
    return start
  })
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

/**
 * Triangulation leaves out points on straight edges, but the faces beside this one have them: a triangle
 * on such an edge is split, so that no crack opens.
 */
function withEveryPoint(triangles: readonly Triangle[], count: number): readonly Triangle[] {
  const used = new Set(triangles.flat())
  return triangles.flatMap((triangle) => {
    const [a, b, c] = triangle
    const edges = [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as const
    return edges.reduce<readonly Triangle[]>(
      (parts, [from, to]) => parts.flatMap((part) => splitAt(part, from, to, used, count)),
      [triangle],
    )
  })
}

/** A triangle cut in as many as there are unused points between two of its corners that follow each other on the line. */
function splitAt(
  triangle: Triangle,
  from: number,
  to: number,
  used: ReadonlySet<number>,
  count: number,
): readonly Triangle[] {
  const apex = triangle.find((corner) => corner !== from && corner !== to)
  if (apex === undefined || !triangle.includes(from) || !triangle.includes(to)) return [triangle]
  const skipped = unusedBetween(from, to, used, count)
  const stops = [from, ...skipped, to]
  return stops.slice(1).map((stop, index): Triangle => [stops[index] ?? from, stop, apex])
}

/** The points that follow `from` on the line, all of them unused, up to `to`; none when `to` is not next. */
function unusedBetween(
  from: number,
  to: number,
  used: ReadonlySet<number>,
  count: number,
): readonly number[] {
  const skipped: number[] = []
  for (let at = (from + 1) % count; at !== to; at = (at + 1) % count) {
    if (used.has(at)) return []
    skipped.push(at)
  }
  return skipped
}
