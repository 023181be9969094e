import type { SpacePoint } from '../../geometry/space.ts'
import type { Facets } from '../../solids/mesh/facets.ts'
import type { Point } from '../../geometry/path.ts'

/** A piece of a board as it lies in the part: length along x, nosing towards +z, top up. */
export interface Blank {
  readonly name: string
  readonly facets: Facets
  readonly grainWay: SpacePoint
}

export const ALONG: SpacePoint = [1, 0, 0]
export const BACKWARDS: SpacePoint = [0, 0, -1]
export const UP: SpacePoint = [0, 1, 0]

const EASING_LINES = 3

/** Lines over the eased edge of a board's end: how far in from the end, and how much smaller there. */
export function easedEnd(easeIn: number): readonly Point[] {
  return Array.from({ length: EASING_LINES + 1 }, (_, at): Point => {
    const angle = (at / EASING_LINES) * (Math.PI / 2)
    return [easeIn * (1 - Math.cos(angle)), easeIn * (1 - Math.sin(angle))]
  })
}
