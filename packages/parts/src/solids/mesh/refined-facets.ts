import { type SpacePoint, partWay } from '../../geometry/space.ts'
import type { Facets, Triangle } from './facets.ts'

type Corners = readonly [SpacePoint, SpacePoint, SpacePoint]

/** The same skin with every edge that is too long halved until none is, so that it can be bent. */
export function refinedFacets(
  { points, triangles }: Facets,
  isLong: (from: SpacePoint, to: SpacePoint) => boolean,
): Facets {
  const whole = triangles.flatMap(([a, b, c]): readonly Corners[] => {
    const [p, q, r] = [points[a], points[b], points[c]]
    return p && q && r ? [[p, q, r]] : []
  })
  const fine = refined(whole, isLong)
  return {
    points: fine.flat(),
    triangles: fine.map((_, at): Triangle => [3 * at, 3 * at + 1, 3 * at + 2]),
  }
}

function refined(
  all: readonly Corners[],
  isLong: (from: SpacePoint, to: SpacePoint) => boolean,
): readonly Corners[] {
  const finer = all.flatMap((corners) => halved(corners, isLong))
  return finer.length === all.length ? all : refined(finer, isLong)
}

/** Whether an edge is halved depends on the edge alone, so that both triangles beside it agree. */
function halved(
  corners: Corners,
  isLong: (from: SpacePoint, to: SpacePoint) => boolean,
): readonly Corners[] {
  const around = corners.flatMap((from, index): readonly SpacePoint[] => {
    const to = corners[(index + 1) % 3] ?? from
    return isLong(from, to) ? [from, partWay(from, to, 0.5)] : [from]
  })
  if (around.length === 3) return [corners]
  const first = around.findIndex((point) => !corners.includes(point))
  const [apex, ...others] = [...around.slice(first), ...around.slice(0, first)]
  return others.slice(1).flatMap((to, index): readonly Corners[] => {
    const from = others[index]
    return apex && from ? [[apex, from, to]] : []
  })
}
