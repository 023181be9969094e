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
  const points = paths.flatMap(pointsAlong)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
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

export function pointsAlong(path: Path): readonly Point[] {
  let from = path.start
  const points: Point[] = [from]
  for (const part of path.parts) {
    points.push(...pointsOn(from, part))
    from = part.to
  }
  return points
}

function pointsOn(from: Point, part: PathPart): readonly Point[] {
  if (part.kind === 'line') return [part.to]
  return Array.from({ length: STEPS_PER_CURVE }, (_, step) =>
    bezierPoint(from, part.c1, part.c2, part.to, (step + 1) / STEPS_PER_CURVE),
  )
}

function bezierPoint(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t
  const weigh = (axis: 0 | 1) =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
  return [weigh(0), weigh(1)]
}
