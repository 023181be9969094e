import type { Point } from '../../geometry/path.ts'

/** What of a convex figure lies between two lines across it: `axis` 0 is from left to right, 1 from bottom to top. */
export function clippedBetween(
  corners: readonly Point[],
  axis: 0 | 1,
  fromIn: number,
  toIn: number,
): readonly Point[] {
  return clipped(
    clipped(corners, (point) => point[axis] - fromIn),
    (point) => toIn - point[axis],
  )
}

/** What of a convex figure lies where `inside` is not negative; `inside` has to be linear. */
function clipped(corners: readonly Point[], inside: (point: Point) => number): readonly Point[] {
  return corners.flatMap((to, index) => {
    const from = corners.at(index - 1) ?? to
    const [a, b] = [inside(from), inside(to)]
    const cut: readonly Point[] =
      a * b < 0
        ? [
            [
              from[0] + ((to[0] - from[0]) * a) / (a - b),
              from[1] + ((to[1] - from[1]) * a) / (a - b),
            ],
          ]
        : []
    return b >= 0 ? [...cut, to] : cut
  })
}
