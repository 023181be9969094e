import type { CoursePlace } from '@millrun/catalogue/shapes/course'
import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { SpacePoint } from '../../geometry/space.ts'

/** Where a point of a rail's section lies in space, at a place of its course; the course runs at mid height. */
export function sectionAt(
  place: CoursePlace,
  railHeightIn: number,
): (point: SectionPoint) => SpacePoint {
  const { headingDeg, slopeDeg, widening } = place
  const up: SpacePoint = [
    -sinDeg(slopeDeg) * cosDeg(headingDeg),
    cosDeg(slopeDeg),
    sinDeg(slopeDeg) * sinDeg(headingDeg),
  ]
  return ([xIn, yIn]) => {
    const across = xIn * widening
    const above = yIn - railHeightIn / 2
    return [
      place.alongIn + sinDeg(headingDeg) * across + up[0] * above,
      place.upIn + up[1] * above,
      -place.leftIn + cosDeg(headingDeg) * across + up[2] * above,
    ]
  }
}

/** Which way the course goes at a place. */
export function forwardAt({
  headingDeg,
  slopeDeg,
}: Pick<CoursePlace, 'headingDeg' | 'slopeDeg'>): SpacePoint {
  const level = cosDeg(slopeDeg)
  return [level * cosDeg(headingDeg), sinDeg(slopeDeg), -level * sinDeg(headingDeg)]
}
