import type { Point } from '../../geometry/path.ts'
import { turnAtDeg } from '../../geometry/turn-at.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'

/** Corners that turn by less than this belong to a curve. */
const CORNER_DEG = 24
/** An easing takes at most this much of the side next to it. */
const SIDE_SHARE = 0.42

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
    return rounded(before, corner, after, easeIn, linesFor(4, fineness))
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

function rounded(
  before: Point,
  corner: Point,
  after: Point,
  easeIn: number,
  lines: number,
): readonly Point[] {
  const from = towards(corner, before, easeIn)
  const to = towards(corner, after, easeIn)
  return Array.from({ length: lines + 1 }, (_, at): Point => {
    const share = at / lines
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return [a * from[0] + b * corner[0] + c * to[0], a * from[1] + b * corner[1] + c * to[1]]
  })
}

function towards(from: Point, to: Point, wayIn: number): Point {
  const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1])
  const share = Math.min(SIDE_SHARE, wayIn / lengthIn)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function inward(from: Point, to: Point): Point {
  const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1])
  return lengthIn === 0 ? [0, 0] : [(from[1] - to[1]) / lengthIn, (to[0] - from[0]) / lengthIn]
}
