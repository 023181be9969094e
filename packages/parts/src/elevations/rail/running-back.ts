import { polygon, type Point, polyline } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Face, Line } from '../piece.ts'

/** Where the length of a rail seems to run: back, to the right and up. */
const BACK_DEG = 40
/** Length that a picture shows; it leaves the frame before its end. */
const SHOWN_IN = 12
/** Strips reach under the next one, so that no seam shows. */
const LAP_IN = 0.02
/** Corners sharper than this are drawn as edges. */
const CORNER_DEG = 32

/** A place at the front moved back along the rail. */
function movedBack([x, y]: Point, alongIn: number): Point {
  return [x + cosDeg(BACK_DEG) * alongIn, y + sinDeg(BACK_DEG) * alongIn]
}

/** One side of the section, and so one long surface. */
export interface Side {
  readonly from: Point
  readonly to: Point
  /** Where the side faces, in degrees anticlockwise from the right. */
  readonly normalDeg: number
}

/**
 * The long surfaces in sight, the farther before the nearer, each with its corner and with lines along
 * it from the places that `linesFrom` gives.
 */
export function runningBack(
  corners: readonly Point[],
  linesFrom: (side: Side) => readonly Point[],
): readonly (Face | Line)[] {
  const sides = corners.map((from, index) =>
    sideBetween(from, corners[(index + 1) % corners.length] ?? from),
  )
  return sides
    .map((side, index) => ({ side, before: sides.at(index - 1) ?? side }))
    .filter(({ side }) => isInSight(side))
    .toSorted((a, b) => depth(middle(a.side)) - depth(middle(b.side)))
    .flatMap(({ side, before }) => [
      strip(side),
      ...linesFrom(side).map((place) => lineBack(place, 'grain')),
      ...(isCorner(side, before) ? [lineBack(side.from, 'shade')] : []),
    ])
}

/** Whether the surface behind a side of the section can be seen. */
function isInSight({ normalDeg }: Side): boolean {
  return cosDeg(normalDeg - BACK_DEG) > 0.02
}

function sideBetween(from: Point, to: Point): Side {
  const along = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return { from, to, normalDeg: along - 90 }
}

/** What lies farther this way hides what lies less far. */
function depth([x, y]: Point): number {
  return x * cosDeg(BACK_DEG) + y * sinDeg(BACK_DEG)
}

function middle({ from, to }: Side): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
}

function strip({ from, to, normalDeg }: Side): Face {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const lap = LAP_IN / length
  const before: Point = [from[0] - (to[0] - from[0]) * lap, from[1] - (to[1] - from[1]) * lap]
  const after: Point = [to[0] + (to[0] - from[0]) * lap, to[1] + (to[1] - from[1]) * lap]
  const light = sideLight(normalDeg)
  return {
    kind: 'face',
    outline: polygon([before, after, movedBack(after, SHOWN_IN), movedBack(before, SHOWN_IN)]),
    shading: {
      run: 'along',
      stops: [
        [0, light],
        [1, light * 0.86],
      ],
    },
    isShadeOnly: true,
  }
}

/** Light from above and a little from the left; a soft gloss on what faces it. */
function sideLight(normalDeg: number): number {
  const key = Math.max(0, cosDeg(normalDeg - 112))
  const gloss = Math.exp(-(((normalDeg - 84) / 20) ** 2))
  const fill = Math.max(0, cosDeg(normalDeg + 10))
  return 0.1 + 0.5 * key + 0.2 * gloss + 0.16 * fill
}

function isCorner(side: Side, before: Side): boolean {
  return isInSight(before) && Math.abs(wrapped(side.normalDeg - before.normalDeg)) > CORNER_DEG
}

function lineBack(place: Point, role: Line['role']): Line {
  return { kind: 'line', role, path: polyline([place, movedBack(place, SHOWN_IN)]), widthIn: 0.015 }
}

function wrapped(angleDeg: number): number {
  return ((((angleDeg + 180) % 360) + 360) % 360) - 180
}
