import type { Point } from '../../geometry/path.ts'
import { turnAtDeg } from '../../geometry/turn-at.ts'
import { easedCorner } from './eased-polygon.ts'

/** Corners that turn by less than this are left as they are. */
const CORNER_DEG = 25

/** A line with its corners rounded, each in so many straight lines. Its ends stay where they are. */
export function easedLine(line: readonly Point[], easeIn: number, lines: number): readonly Point[] {
  const bends = line.slice(1, -1).flatMap((corner, index) => {
    return bend(line[index] ?? corner, corner, line[index + 2] ?? corner, easeIn, lines)
  })
  return [...line.slice(0, 1), ...bends, ...line.slice(-1)]
}

/** A closed figure with its corners rounded, each as much as `easeAt` says; curves that are followed in short lines stay as they are. */
export function easedLoop(
  loop: readonly Point[],
  easeAt: (corner: Point) => number,
  lines: number,
): readonly Point[] {
  return loop.flatMap((corner, index) => {
    const after = loop[(index + 1) % loop.length] ?? corner
    return bend(loop.at(index - 1) ?? corner, corner, after, easeAt(corner), lines)
  })
}

function bend(
  before: Point,
  corner: Point,
  after: Point,
  easeIn: number,
  lines: number,
): readonly Point[] {
  if (Math.abs(turnAtDeg(before, corner, after)) < CORNER_DEG) return [corner]
  return easedCorner(before, corner, after, easeIn, lines)
}
