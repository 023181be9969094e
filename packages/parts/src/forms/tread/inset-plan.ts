import type { Point } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { PlanEdge } from './plan-edges.ts'

/** Edges that meet at less than this run on smoothly; at more, they are mitred. */
export const CORNER_DEG = 25

/**
 * The edges of a board moved inwards: nosed ones by `insetIn`, the others by `plainIn`. Neighbours meet
 * again, except where a nosed edge runs smoothly into one that is not.
 */
export function insetPlan(
  edges: readonly PlanEdge[],
  insetIn: number,
  plainIn = 0,
): readonly PlanEdge[] {
  const inset = ({ isNosed }: PlanEdge) => (isNosed ? insetIn : plainIn)
  return edges.map((edge, index) => {
    const before = edges.at(index - 1) ?? edge
    const after = edges[(index + 1) % edges.length] ?? edge
    return {
      ...edge,
      from: meeting(before, edge, inset, edge.from, edge),
      to: meeting(edge, after, inset, edge.to, edge),
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
  inset: Inset,
  corner: Point,
  own: PlanEdge,
): Point {
  if (before.isNosed !== after.isNosed && Math.abs(cornerDeg(before, after)) < CORNER_DEG) {
    return movedIn(corner, own, inset)
  }
  return crossing(before, after, inset, corner)
}

/** How far an edge moves in. */
type Inset = (edge: PlanEdge) => number

function movedIn([x, y]: Point, edge: PlanEdge, inset: Inset): Point {
  const way = inset(edge)
  return [x - way * cosDeg(edge.facesDeg), y - way * sinDeg(edge.facesDeg)]
}

/** Where two neighbouring edges cross once each has moved in. */
function crossing(before: PlanEdge, after: PlanEdge, inset: Inset, corner: Point): Point {
  const turn = sinDeg(cornerDeg(before, after))
  if (Math.abs(turn) < 1e-6) return movedIn(corner, before, inset)
  const [a, b] = [inset(before), inset(after)]
  const x = (a * sinDeg(after.facesDeg) - b * sinDeg(before.facesDeg)) / turn
  const y = (b * cosDeg(before.facesDeg) - a * cosDeg(after.facesDeg)) / turn
  return [corner[0] - x, corner[1] - y]
}
