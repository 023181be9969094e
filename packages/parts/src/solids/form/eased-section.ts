import type { Point } from '../../geometry/path.ts'
import { turnAtDeg } from '../../geometry/turn-at.ts'
import { easedCorner } from './eased-polygon.ts'
import { type Fineness, linesFor } from './fineness.ts'

/** Corners that turn by less than this belong to a curve. */
const CORNER_DEG = 24

/**
 * A closed figure, anticlockwise, with its outer corners rounded as sandpaper leaves them. Hollow corners
 * stay as the cutter made them.
 */
export function easedSection(
  corners: readonly Point[],
  easeIn: number,
  fineness: Fineness,
): readonly Point[] {
  return corners.flatMap((corner, index) => {
    const before = corners.at(index - 1) ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    if (turnAtDeg(before, corner, after) < CORNER_DEG) return [corner]
    return easedCorner(before, corner, after, easeIn, linesFor(4, fineness))
  })
}

/** A closed figure, anticlockwise, with every side moved inwards; for insets smaller than its easings. */
export function drawnIn(corners: readonly Point[], insetIn: number): readonly Point[] {
  return corners.map((corner, index) => {
    const a = inward(corners.at(index - 1) ?? corner, corner)
    const b = inward(corner, corners[(index + 1) % corners.length] ?? corner)
    const reach = insetIn / Math.max(0.3, 1 + a[0] * b[0] + a[1] * b[1])
    return [corner[0] + (a[0] + b[0]) * reach, corner[1] + (a[1] + b[1]) * reach]
  })
}

function inward(from: Point, to: Point): Point {
  const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1])
  return lengthIn === 0 ? [0, 0] : [(from[1] - to[1]) / lengthIn, (to[0] - from[0]) / lengthIn]
}
