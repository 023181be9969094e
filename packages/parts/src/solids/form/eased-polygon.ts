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
    const from = towards(corner, corners.at(index - 1) ?? corner, easeIn)
    const to = towards(corner, corners[(index + 1) % corners.length] ?? corner, easeIn)
    return Array.from({ length: lines + 1 }, (_, at) => onBend(from, corner, to, at / lines))
  })
}

/** A place on the way from a corner to its neighbour. */
export function towards(from: Point, to: Point, wayIn: number, share = SHARE): Point {
  const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1])
  const part = lengthIn === 0 ? 0 : Math.min(share, wayIn / lengthIn)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** A place on the bend that takes a corner's place. */
export function onBend(from: Point, corner: Point, to: Point, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return [a * from[0] + b * corner[0] + c * to[0], a * from[1] + b * corner[1] + c * to[1]]
}
