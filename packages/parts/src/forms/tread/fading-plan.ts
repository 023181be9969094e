import { CORNER_DEG, cornerDeg, insetPlan } from './inset-plan.ts'
import type { PlanEdge } from './plan-edges.ts'
import type { Point } from '../../geometry/path.ts'

/** Over this length of its end a nosing runs out into a square edge. */
const FADE_IN = 5
const NEAR_IN = 1e-6

/**
 * The outline of a board with its nosed edges drawn in by `insetIn` and the others by `plainIn`, two places
 * for every edge. Where a nosing goes over smoothly into an edge that has none, it runs out.
 */
export function fadingPlan(
  edges: readonly PlanEdge[],
  insetIn: number,
  plainIn: number,
): readonly Point[] {
  const nosed = insetPlan(edges, insetIn, plainIn)
  const square = insetPlan(edges, plainIn, plainIn)
  const ends = runningOut(edges)
  return edges.flatMap((edge, index) => {
    const [full, none] = [nosed[index] ?? edge, square[index] ?? edge]
    if (!edge.isNosed) return [full.from, full.to]
    const [before, after] = [nosed.at(index - 1) ?? edge, nosed[(index + 1) % nosed.length] ?? edge]
    return [
      faded(before.to, none.from, full.from, distanceToEnd(ends, edge.from)),
      faded(after.from, none.to, full.to, distanceToEnd(ends, edge.to)),
    ]
  })
}

/** Where nosings end and square edges begin, or the other way round. */
function runningOut(edges: readonly PlanEdge[]): readonly Point[] {
  return edges.flatMap((edge, index): readonly Point[] => {
    const next = edges[(index + 1) % edges.length] ?? edge
    const isEnd = edge.isNosed !== next.isNosed && Math.abs(cornerDeg(edge, next)) < CORNER_DEG
    return isEnd ? [edge.to] : []
  })
}

/** From a place on a nosed edge to where its nosing runs out, straight across. */
function distanceToEnd(ends: readonly Point[], [x, y]: Point): number {
  return Math.min(Infinity, ...ends.map((end) => Math.hypot(end[0] - x, end[1] - y)))
}

/** A corner at some distance from an end: there its neighbour's, then by and by that of the full nosing. */
function faded(end: Point, none: Point, full: Point, distanceIn: number): Point {
  if (distanceIn < NEAR_IN) return end
  const share = Math.min(1, distanceIn / FADE_IN)
  const fullness = share * share * (3 - 2 * share)
  return [none[0] + (full[0] - none[0]) * fullness, none[1] + (full[1] - none[1]) * fullness]
}
