import { closed, type Path, type PathPart, type Point } from './path.ts'
import { turnAtDeg } from './turn-at.ts'

/** Sides that meet at more than this meet in a corner. */
const CORNER_DEG = 24

/**
 * A closed figure through points that stand near together on its curves: smooth where neighbouring sides
 * all but go on, with a corner where they turn sharply. It never passes beyond a point that lies farthest
 * out. Throws a RangeError without any point.
 */
export function smoothOutline(points: readonly Point[]): Path {
  const [start] = points
  if (start === undefined) throw new RangeError('An outline needs a point to start from')
  const parts = points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from
    const next = points[(index + 2) % points.length] ?? to
    return partBetween(points.at(index - 1) ?? from, from, to, next)
  })
  return closed({ start, parts, isClosed: true })
}

function partBetween(before: Point, from: Point, to: Point, next: Point): PathPart {
  const [leaves, arrives] = [isCorner(before, from, to), isCorner(from, to, next)]
  if (leaves && arrives) return { kind: 'line', to }
  const third = chordIn(from, to) / 3
  const start = leaves ? wayOf(from, to) : wayThrough(before, from, to)
  const finish = arrives ? wayOf(from, to) : wayThrough(from, to, next)
  return {
    kind: 'curve',
    c1: [from[0] + start[0] * third, from[1] + start[1] * third],
    c2: [to[0] - finish[0] * third, to[1] - finish[1] * third],
    to,
  }
}

/** Which way the line runs at a point: level or upright where it is widest or highest (Fritsch and Butland). */
function wayThrough(before: Point, at: Point, next: Point): Point {
  const [a, b] = [wayOf(before, at), wayOf(at, next)]
  return [harmonicMean(a[0], b[0]), harmonicMean(a[1], b[1])]
}

function harmonicMean(a: number, b: number): number {
  return a * b <= 0 ? 0 : (2 * a * b) / (a + b)
}

function wayOf(from: Point, to: Point): Point {
  const lengthIn = chordIn(from, to) || 1
  return [(to[0] - from[0]) / lengthIn, (to[1] - from[1]) / lengthIn]
}

function isCorner(before: Point, at: Point, next: Point): boolean {
  return Math.abs(turnAtDeg(before, at, next)) > CORNER_DEG
}

function chordIn(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}
