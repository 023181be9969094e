import type { Path, Point } from './path.ts'

/**
 * A path as points with straight lines between them, nowhere farther than `tolerance` from the path. A
 * closed path ends where it starts.
 */
export function flattened(path: Path, tolerance: number): readonly Point[] {
  const points: Point[] = [path.start]
  let from = path.start
  for (const part of path.parts) {
    if (part.kind === 'curve') {
      const { c1, c2, to } = part
      const steps = stepsOf(from, c1, c2, to, tolerance)
      for (let step = 1; step < steps; step += 1) {
        points.push(placeOn(from, c1, c2, to, step / steps))
      }
    }
    points.push(part.to)
    from = part.to
  }
  if (path.isClosed && (from[0] !== path.start[0] || from[1] !== path.start[1])) {
    points.push(path.start)
  }
  return points
}

/** A chord's error is at most an eighth of the second difference, which control points bound. */
function stepsOf(a: Point, b: Point, c: Point, d: Point, tolerance: number): number {
  const bend = Math.max(
    Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]),
    Math.hypot(b[0] - 2 * c[0] + d[0], b[1] - 2 * c[1] + d[1]),
  )
  return Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance)))
}

/** A place on a cubic curve, `t` from 0 to 1 along it. */
export function placeOn(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t
  const weigh = (axis: 0 | 1) =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
  return [weigh(0), weigh(1)]
}
