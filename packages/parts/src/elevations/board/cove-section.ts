import type { CoveShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Point } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'

const STEP_DEG = 9

/** The section of a cove, its square corner below on the left, anticlockwise from there. */
export function coveSection({ sideIn, radiusIn }: CoveShape): readonly Point[] {
  const hollow = Array.from({ length: 90 / STEP_DEG + 1 }, (_, index): Point => {
    const angleDeg = -90 - index * STEP_DEG
    return [sideIn + radiusIn * cosDeg(angleDeg), sideIn + radiusIn * sinDeg(angleDeg)]
  })
  return [[0, 0], [sideIn, 0], ...hollow, [0, sideIn]]
}
