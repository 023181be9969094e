import type { Point } from '../../geometry/path.ts'

/** The corners of the smallest convex figure round the points, anticlockwise (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(sorted), ...chain(sorted.toReversed())]
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
