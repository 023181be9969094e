import type { Point } from '../../geometry/path.ts'

/** Places nearer together than this are one, in inches; without it, noise would sort a column of points. */
const GRID_IN = 1e-6

/** The corners of the smallest convex figure round the points, anticlockwise (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.map(onGrid).toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

function onGrid([x, y]: Point): Point {
  return [Math.round(x / GRID_IN) * GRID_IN, Math.round(y / GRID_IN) * GRID_IN]
}

function chain(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (a === undefined || b === undefined) return true
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-12
}
