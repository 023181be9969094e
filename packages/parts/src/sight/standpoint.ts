import type { SpacePoint } from '../geometry/space.ts'
import { cosDeg, sinDeg } from '../geometry/degrees.ts'

/** From where a part is seen: turned about its upright axis, and from above. Lines that run away do not meet. */
export interface Standpoint {
  readonly turnDeg: number
  readonly tiltDeg: number
}

/** A place as it is seen: right, up and towards the viewer. Inches. */
export type SeenPlace = readonly [right: number, up: number, near: number]

/** Takes places and ways of a part to where they are seen. */
export function seenFrom({ turnDeg, tiltDeg }: Standpoint): (place: SpacePoint) => SeenPlace {
  const [cos, sin] = [cosDeg(turnDeg), sinDeg(turnDeg)]
  const [level, down] = [cosDeg(tiltDeg), sinDeg(tiltDeg)]
  return ([x, y, z]) => {
    const towards = z * cos - x * sin
    return [x * cos + z * sin, y * level - towards * down, y * down + towards * level]
  }
}
