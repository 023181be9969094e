import { type SpacePoint, partWay } from '../../geometry/space.ts'
import { type Facets, joinedFacets, type Triangle } from './facets.ts'

type Axis = 0 | 1 | 2

/** Places on a cut lie on a grid as fine as this, in inches. */
const SNAP_IN = 1e-4

/**
 * A closed skin sawn through at right angles to an axis, what lies before the cut first. Both pieces are
 * closed again. The cut must not go exactly through a point of the skin, and each figure that it makes must
 * be seen whole from its middle.
 */
export function cutFacets(facets: Facets, axis: Axis, atIn: number): readonly [Facets, Facets] {
  return [keptBefore(facets, axis, atIn, 1), keptBefore(facets, axis, atIn, -1)]
}

/** What lies before a cut, or beyond it with `way` -1. */
function keptBefore({ points, triangles }: Facets, axis: Axis, atIn: number, way: 1 | -1): Facets {
  const kept: SpacePoint[] = []
  const rim: (readonly [SpacePoint, SpacePoint])[] = []
  for (const triangle of triangles) {
    const corners = cornersOf(points, triangle)
    const figure = corners.flatMap((from, index): readonly SpacePoint[] => {
      const to = corners[(index + 1) % corners.length] ?? from
      const [a, b] = [(atIn - from[axis]) * way, (atIn - to[axis]) * way]
      const here = a > 0 ? [from] : []
      return a > 0 === b > 0 ? here : [...here, crossing(from, to, axis, atIn)]
    })
    const [first, second, third, fourth] = figure
    if (!first || !second || !third) continue
    kept.push(first, second, third)
    if (fourth) kept.push(first, third, fourth)
    const cut = figure.filter((point) => point[axis] === atIn)
    if (cut[0] && cut[1])
      rim.push(isNext(figure, cut[0], cut[1]) ? [cut[1], cut[0]] : [cut[0], cut[1]])
  }
  const skin = { points: kept, triangles: threes(kept.length) }
  return joinedFacets([skin, ...loopsOf(rim).map(fan)])
}

function cornersOf(points: readonly SpacePoint[], triangle: Triangle): readonly SpacePoint[] {
  return triangle.map((at) => points[at]).filter((point) => point !== undefined)
}

/** Both triangles beside an edge must find the very same place. */
function crossing(from: SpacePoint, to: SpacePoint, axis: Axis, atIn: number): SpacePoint {
  const [low, high] = from[axis] < to[axis] ? [from, to] : [to, from]
  const [x, y, z] = partWay(low, high, (atIn - low[axis]) / (high[axis] - low[axis]))
  const place = [snapped(x), snapped(y), snapped(z)] as const
  return [axis === 0 ? atIn : place[0], axis === 1 ? atIn : place[1], axis === 2 ? atIn : place[2]]
}

/** Places on a cut are one, or clearly two. */
function snapped(inches: number): number {
  return Math.round(inches / SNAP_IN) * SNAP_IN
}

function isNext(figure: readonly SpacePoint[], from: SpacePoint, to: SpacePoint): boolean {
  return figure[(figure.indexOf(from) + 1) % figure.length] === to
}

function threes(count: number): readonly Triangle[] {
  return Array.from({ length: count / 3 }, (_, at): Triangle => [3 * at, 3 * at + 1, 3 * at + 2])
}

/** Lines from place to place put one behind the other until they close. */
function loopsOf(
  lines: readonly (readonly [SpacePoint, SpacePoint])[],
): readonly (readonly SpacePoint[])[] {
  const real = lines.filter(([from, to]) => keyOf(from) !== keyOf(to))
  const after = new Map(real.map(([from, to]) => [keyOf(from), to] as const))
  const loops: SpacePoint[][] = []
  for (const [start] of real) {
    const loop: SpacePoint[] = []
    for (let at = start; after.has(keyOf(at));) {
      const next = after.get(keyOf(at)) ?? start
      after.delete(keyOf(at))
      loop.push(at)
      at = next
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}

/** Every point of the rim is a corner, also those that lie in line with their neighbours. */
function fan(loop: readonly SpacePoint[]): Facets {
  const middle = loop.reduce<SpacePoint>(
    (sum, [x, y, z]) => [
      sum[0] + x / loop.length,
      sum[1] + y / loop.length,
      sum[2] + z / loop.length,
    ],
    [0, 0, 0],
  )
  const triangles = loop.map((_, at): Triangle => [loop.length, at, (at + 1) % loop.length])
  return { points: [...loop, middle], triangles }
}

function keyOf(point: SpacePoint): string {
  return point.map((value) => Math.round(value / SNAP_IN)).join()
}
