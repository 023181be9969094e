import { placeOn } from './flattened.ts'
import type { Path, PathPart, Point } from './path.ts'

export interface Bounds {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

const STEPS_PER_CURVE = 12

/** The smallest upright rectangle round the paths; curves are followed to about a thousandth of their size. */
export function boundsOf(paths: readonly Path[]): Bounds {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const path of paths) {
    for (const [x, y] of outermostPoints(path)) {
      if (x < left) left = x
      if (x > right) right = x
      if (y < bottom) bottom = y
      if (y > top) top = y
    }
  }
  return { left, right, bottom, top }
}

/** The bounds with `marginIn` more on every side. */
export function widened(bounds: Bounds, marginIn: number): Bounds {
  return {
    left: bounds.left - marginIn,
    right: bounds.right + marginIn,
    bottom: bounds.bottom - marginIn,
    top: bounds.top + marginIn,
  }
}

/** Points of a path among which its outermost ones are. */
function outermostPoints(path: Path): readonly Point[] {
  let from = path.start
  const points: Point[] = [from]
  for (const part of path.parts) {
    if (part.kind === 'curve' && bulges(from, part)) {
      for (let step = 1; step < STEPS_PER_CURVE; step += 1) {
        points.push(placeOn(from, part.c1, part.c2, part.to, step / STEPS_PER_CURVE))
      }
    }
    points.push(part.to)
    from = part.to
  }
  return points
}

/** A curve whose control points lie between its ends cannot reach beyond them. */
function bulges(from: Point, { c1, c2, to }: Extract<PathPart, { kind: 'curve' }>): boolean {
  const isBetween = ([x, y]: Point) =>
    (x - from[0]) * (x - to[0]) <= 0 && (y - from[1]) * (y - to[1]) <= 0
  return !isBetween(c1) || !isBetween(c2)
}
