import { walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import type { Standpoint } from '../../sight/standpoint.ts'

/**
 * From where a picture of a fitting tells what it is: bends in plan from above, with the flight running
 * away from the viewer, bends in elevation from the side. Left and right hands are seen as mirror images.
 */
export function fittingStandpoint(shape: FittingShape): Standpoint {
  const left = leftStandpoint(shape)
  return shape.isRightHand === true ? { ...left, turnDeg: 180 - left.turnDeg } : left
}

function leftStandpoint(shape: FittingShape): Standpoint {
  const { places } = walkCourse(shape)
  const slopes = places.map(({ slopeDeg }) => slopeDeg)
  const headings = places.map(({ headingDeg }) => headingDeg)
  const turnsDeg = Math.max(...headings) - Math.min(...headings)
  if (turnsDeg > 180) return { turnDeg: 62, tiltDeg: 54 }
  if (Math.max(...slopes) > 80) return { turnDeg: turnsDeg > 0 ? 38 : 26, tiltDeg: 20 }
  if (turnsDeg > 0) return { turnDeg: 58, tiltDeg: Math.min(...slopes) > 0 ? 26 : 44 }
  return Math.max(...slopes) > 0 ? { turnDeg: 26, tiltDeg: 20 } : { turnDeg: 36, tiltDeg: 36 }
}
