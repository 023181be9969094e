import type { Point } from '../../geometry/path.ts'
import { onBend, towards } from './eased-polygon.ts'

/** Corners that turn by less than this are left as they are. */
const CORNER_DEG = 25

/** A line with its corners rounded, each in so many straight lines. Its ends stay where they are. */
export function easedLine(line: readonly Point[], easeIn: number, lines: number): readonly Point[] {
  const bends = line.slice(1, -1).flatMap((corner, index) => {
    const [before, after] = [line[index] ?? corner, line[index + 2] ?? corner]
    return easedCorner([before, corner, after], easeIn, lines)
  })
  return [...line.slice(0, 1), ...bends, ...line.slice(-1)]
}

/** A closed figure with its corners rounded; curves that are followed in short lines stay as they are. */
export function easedLoop(loop: readonly Point[], easeIn: number, lines: number): readonly Point[] {
  return loop.flatMap((corner, index) => {
    const [before, after] = [
      loop.at(index - 1) ?? corner,
      loop[(index + 1) % loop.length] ?? corner,
    ]
    return easedCorner([before, corner, after], easeIn, lines)
  })
}

function easedCorner(
  [before, corner, after]: readonly [Point, Point, Point],
  easeIn: number,
  lines: number,
): readonly Point[] {
  if (turnDeg(before, corner, after) < CORNER_DEG) return [corner]
  const from = towards(corner, before, easeIn)
  const to = towards(corner, after, easeIn)
  return Array.from({ length: lines + 1 }, (_, at) => onBend(from, corner, to, at / lines))
}

function turnDeg(before: Point, corner: Point, after: Point): number {
  const [ux, uy] = [corner[0] - before[0], corner[1] - before[1]]
  const [vx, vy] = [after[0] - corner[0], after[1] - corner[1]]
  return Math.abs((Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy) * 180) / Math.PI)
}
