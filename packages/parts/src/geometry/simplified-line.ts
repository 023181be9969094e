import type { Point } from './path.ts'

/** The line with only as many points as it takes to stay within `toleranceIn` of it (Ramer, Douglas and Peucker). */
export function simplifiedLine(points: readonly Point[], toleranceIn: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 3) return points
  const distances = points.map((point) => distanceFrom(point, first, last))
  const far = distances.indexOf(Math.max(...distances))
  if ((distances[far] ?? 0) < toleranceIn) return [first, last]
  const before = simplifiedLine(points.slice(0, far + 1), toleranceIn)
  return [...before, ...simplifiedLine(points.slice(far), toleranceIn).slice(1)]
}

function distanceFrom([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - a[0], y - a[1])
  return Math.abs(dx * (y - a[1]) - dy * (x - a[0])) / length
}
