import type { SpacePoint } from '../../geometry/space.ts'
import { filledLoop } from './filled-loop.ts'
import { type Facets, joinedFacets, type Triangle } from './facets.ts'

/** A closed line through space, without its first point repeated at the end. */
export type Ring = readonly SpacePoint[]

/**
 * The skin over rings that follow each other, all with as many points, anticlockwise seen from where the
 * rings lead to. It is closed by flat faces at both ends, or with `endless` by joining the last ring to
 * the first. A ring may shrink to a point.
 */
export function skinOver(rings: readonly Ring[], endless = false): Facets {
  const side = bandOver(rings, endless)
  const [first, last] = [rings[0], rings.at(-1)]
  if (endless || first === undefined || last === undefined) return side
  return joinedFacets([side, filledLoop(first.toReversed()), filledLoop(last)])
}

/** The same skin left open at both ends. */
export function bandOver(rings: readonly Ring[], endless = false): Facets {
  const around = rings[0]?.length ?? 0
  const triangles: Triangle[] = []
  const strips = endless ? rings.length : rings.length - 1
  for (let ring = 0; ring < strips; ring += 1) {
    const here = ring * around
    const next = ((ring + 1) % rings.length) * around
    for (let point = 0; point < around; point += 1) {
      const beside = (point + 1) % around
      triangles.push([here + point, here + beside, next + point])
      triangles.push([here + beside, next + beside, next + point])
    }
  }
  return { points: rings.flat(), triangles }
}
