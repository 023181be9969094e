import type { SpacePoint } from '../../geometry/space.ts'

/** Three numbers of points, anticlockwise seen from outside. */
export type Triangle = readonly [a: number, b: number, c: number]

/** A skin before it is known which of its edges are sharp. Points may repeat. Inches. */
export interface Facets {
  readonly points: readonly SpacePoint[]
  readonly triangles: readonly Triangle[]
}

/** Several skins as one. */
export function joinedFacets(all: readonly Facets[]): Facets {
  const points: SpacePoint[] = []
  const triangles: Triangle[] = []
  for (const facets of all) {
    const first = points.length
    for (const point of facets.points) points.push(point)
    for (const [a, b, c] of facets.triangles) triangles.push([a + first, b + first, c + first])
  }
  return { points, triangles }
}

/** The skin with every point moved; `mirrors` when that turns left into right. */
export function movedFacets(
  { points, triangles }: Facets,
  move: (point: SpacePoint) => SpacePoint,
  mirrors = false,
): Facets {
  const turned = triangles.map(([a, b, c]): Triangle => [a, c, b])
  return { points: points.map(move), triangles: mirrors ? turned : triangles }
}
