import type { Point } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../light.ts'
import type { PlanEdge } from './plan-edges.ts'

/** Edges that meet at less than this run on smoothly; at more, they are mitred. */
export const CORNER_DEG = 25

/**
 * The edges of a board moved inwards: nosed ones by `insetIn`, the others not. Neighbours meet again,
 * except where a nosed edge runs smoothly into one that is not.
 */
export function insetPlan(edges: readonly PlanEdge[], insetIn: number): readonly PlanEdge[] {
  return edges.map((edge, index) => {
    const before = edges.at(index - 1) ?? edge
    const after = edges[(index + 1) % edges.length] ?? edge
    return {
      ...edge,
      from: meeting(before, edge, insetIn, edge.from, edge),
      to: meeting(edge, after, insetIn, edge.to, edge),
    }
  })
}

/** Difference in direction between an edge and the next, in degrees. */
export function cornerDeg(before: PlanEdge, after: PlanEdge): number {
  return ((((after.facesDeg - before.facesDeg + 180) % 360) + 360) % 360) - 180
}

function meeting(
  before: PlanEdge,
  after: PlanEdge,
  insetIn: number,
  corner: Point,
  own: PlanEdge,
): Point {
  if (before.isNosed !== after.isNosed && Math.abs(cornerDeg(before, after)) < CORNER_DEG) {
    return movedIn(corner, own, insetIn)
  }
  return crossing(before, after, insetIn, corner)
}

function movedIn([x, y]: Point, { isNosed, facesDeg }: PlanEdge, insetIn: number): Point {
  const way = isNosed ? insetIn : 0
  return [x - way * cosDeg(facesDeg), y - way * sinDeg(facesDeg)]
}

/** Where two neighbouring edges cross once each has moved in. */
function crossing(before: PlanEdge, after: PlanEdge, insetIn: number, corner: Point): Point {
  const turn = sinDeg(cornerDeg(before, after))
  if (Math.abs(turn) < 1e-6) return movedIn(corner, before, insetIn)
  const [a, b] = [before, after].map(({ isNosed }) => (isNosed ? insetIn : 0))
  const x = ((a ?? 0) * sinDeg(after.facesDeg) - (b ?? 0) * sinDeg(before.facesDeg)) / turn
  const y = ((b ?? 0) * cosDeg(before.facesDeg) - (a ?? 0) * cosDeg(after.facesDeg)) / turn
  return [corner[0] - x, corner[1] - y]
}
