import { flattened } from '../geometry/flattened.ts'
import { type Point, smoothLine } from '../geometry/path.ts'
import { turnAtDeg } from '../geometry/turn-at.ts'
import type { Fineness } from '../solids/form/fineness.ts'

/** A photograph shows curves this closely: in inches, and as a share of the part, for small ones are taken from near by. */
const CLOSENESS_IN = 0.002
const CLOSENESS = 0.0002
/** Cuts of the lathe come as so many points at least; fewer are straight tapers that meet. */
const LEAST_POINTS = 7
/** Points belong to one curve where the line turns by less than this, and where their distances are alike. */
const CORNER_DEG = 40
const ALIKE = 2.6

/** A profile whose curves, given by a few points each, are followed closely: no tool leaves corners there. */
export function smoothProfile(points: readonly Point[], fineness: Fineness): readonly Point[] {
  const closenessIn = closenessTo(points, fineness)
  return curvesOf(apart(points)).flatMap((run, index) => {
    const line = run.length < LEAST_POINTS ? run : flattened(smoothLine(run), closenessIn)
    return index === 0 ? line : line.slice(1)
  })
}

/** Half as many lines are four times as far off. */
function closenessTo(points: readonly Point[], fineness: Fineness): number {
  const heightIn = Math.max(...points.map(([, y]) => y)) - Math.min(...points.map(([, y]) => y))
  return Math.min(CLOSENESS_IN, heightIn * CLOSENESS) / fineness ** 2
}

/** The points without those that repeat the one before. */
export function apart(points: readonly Point[]): readonly Point[] {
  return points.filter(([x, y], index) => {
    const before = points[index - 1]
    return before === undefined || Math.hypot(x - before[0], y - before[1]) > 1e-6
  })
}

/** The profile cut where one curve ends: each run begins with the point that the one before ends with. */
function curvesOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [points.slice(0, 1)]
  for (const [index, point] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (before === undefined) continue
    runs.at(-1)?.push(point)
    if (after !== undefined && !isOneCurve(before, point, after)) runs.push([point])
  }
  return runs
}

function isOneCurve(before: Point, here: Point, after: Point): boolean {
  const into = Math.hypot(here[0] - before[0], here[1] - before[1])
  const ratio = into / Math.hypot(after[0] - here[0], after[1] - here[1])
  const turnDeg = Math.abs(turnAtDeg(before, here, after))
  return ratio < ALIKE && ratio > 1 / ALIKE && turnDeg < CORNER_DEG
}
