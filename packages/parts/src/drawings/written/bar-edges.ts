import type { Point } from '../../geometry/path.ts'

/** Corners sharper than this would run out into a spike; there the side is cut. */
const LONGEST_MITRE = 3

/** The two sides of a bar of a width along its centre line, both in the direction of the line. */
export function barEdges(
  points: readonly Point[],
  width: number,
): readonly [left: readonly Point[], right: readonly Point[]] {
  const side = (off: number) => points.map((_, index) => offPoint(points, index, off))
  return [side(width / 2), side(-width / 2)]
}

function offPoint(points: readonly Point[], index: number, off: number): Point {
  const here = points[index] ?? [0, 0]
  const before = normal(points[index - 1] ?? here, here)
  const after = normal(here, points[index + 1] ?? here)
  const [a, b] = [before ?? after ?? [0, 0], after ?? before ?? [0, 0]]
  const sum: Point = [a[0] + b[0], a[1] + b[1]]
  const long = (sum[0] * sum[0] + sum[1] * sum[1]) / 2
  const reach = Math.min(1 / (long || 1), LONGEST_MITRE / (Math.sqrt(long * 2) || 1))
  return [here[0] + sum[0] * off * reach, here[1] + sum[1] * off * reach]
}

function normal(from: Point, to: Point): Point | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return length === 0 ? undefined : [-dy / length, dx / length]
}
