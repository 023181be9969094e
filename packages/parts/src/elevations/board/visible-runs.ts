import { dot } from '../../geometry/space.ts'
import { viewerWay } from '../../surface/sight.ts'
import { sinDeg } from '../../geometry/degrees.ts'
import type { Standpoint } from '../stack/ring.ts'
import { boardNormal } from './board-light.ts'
import { CORNER_DEG, cornerDeg } from './inset-plan.ts'
import type { PlanEdge } from './plan-edges.ts'

/**
 * Nosed edges in sight, in runs that go on smoothly and in one direction from left to right, or from right
 * to left. `slopeDeg` is how far the surface at the edge faces up.
 */
export function visibleRuns(
  edges: readonly PlanEdge[],
  slopeDeg: number,
  from: Standpoint,
): readonly (readonly number[])[] {
  const isInSight = edges.map(
    ({ isNosed, facesDeg }) => isNosed && dot(boardNormal(facesDeg, slopeDeg), viewerWay(from)) > 0,
  )
  const runs: number[][] = []
  startingAtBreak(edges, from).forEach((index, place, order) => {
    if (isInSight[index] !== true) return
    const before = order[place - 1]
    const last = runs.at(-1)
    const goesOn =
      before !== undefined && last?.at(-1) === before && !isBreak(edges, before, index, from)
    if (goesOn) last?.push(index)
    else runs.push([index])
  })
  return runs
}

/** The places of the edges once round, from one that does not go on from the edge before it. */
function startingAtBreak(edges: readonly PlanEdge[], from: Standpoint): readonly number[] {
  const order = edges.map((_, index) => index)
  const start = order.find((index) =>
    isBreak(edges, (index + edges.length - 1) % edges.length, index, from),
  )
  return start === undefined ? order : [...order.slice(start), ...order.slice(0, start)]
}

function isBreak(
  edges: readonly PlanEdge[],
  before: number,
  after: number,
  from: Standpoint,
): boolean {
  const [a, b] = [edges[before], edges[after]]
  if (a === undefined || b === undefined) return true
  return Math.abs(cornerDeg(a, b)) > CORNER_DEG || goesRight(a, from) !== goesRight(b, from)
}

/** Whether an edge runs from left to right as it is seen. */
function goesRight({ facesDeg }: PlanEdge, { turnDeg }: Standpoint): boolean {
  return sinDeg(facesDeg + turnDeg) < 0
}
