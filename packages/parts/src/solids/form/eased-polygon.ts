import type { Point } from '../../geometry/path.ts'

/** An easing takes at most this much of the side next to it. */
const SHARE = 0.42

/** A closed figure, anticlockwise, with every one of its corners rounded in so many straight lines. */
export function easedPolygon(
  corners: readonly Point[],
  easeIn: number,
  lines: number,
): readonly Point[] {
  return corners.flatMap((corner, index) => {
    const after = corners[(index + 1) % corners.length] ?? corner
    return easedCorner(corners.at(index - 1) ?? corner, corner, after, easeIn, lines)
  })
}

/** A corner between its neighbours, rounded in so many straight lines. */
export function easedCorner(
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

/** A place on the way from a corner to its neighbour. */
function towards(from: Point, to: Point, wayIn: number): Point {
  const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1])
  const part = lengthIn === 0 ? 0 : Math.min(SHARE, wayIn / lengthIn)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}
