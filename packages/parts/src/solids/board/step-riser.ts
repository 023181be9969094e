import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { insetPlan } from '../../elevations/board/inset-plan.ts'
import { type PlanEdge, treadPlan } from '../../elevations/board/plan-edges.ts'
import { cosDeg, sinDeg } from '../../elevations/light.ts'
import type { Point } from '../../geometry/path.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { uprightPrism } from '../form/upright-prism.ts'
import { ALONG, type Blank, UP } from './blank.ts'

/**
 * The riser that a starting step stands on, following its outline: a straight board in front, and round the
 * ends upright wood, which bends as a barrel does.
 */
export function stepRiser(shape: TreadShape, fineness: Fineness): readonly Blank[] {
  const { riser } = shape
  if (riser === undefined) return []
  const edges = treadPlan(shape, linesFor(24, fineness))
  const outer = insetPlan(edges, riser.insetIn)
  const inner = insetPlan(edges, riser.insetIn + riser.thickIn)
  return runsOf(edges).map((run) => {
    const face = lineOf(run.map((index) => outer[index]))
    const back = lineOf(run.map((index) => inner[index]))
    return {
      name: 'riser',
      facets: uprightPrism([...face, ...back.toReversed()], 0, riser.heightIn),
      grainWay: run.length === 1 ? ALONG : UP,
    }
  })
}

/** The nosed edges by number: the straight one in front, and those of each round end. */
function runsOf(edges: readonly PlanEdge[]): readonly (readonly number[])[] {
  const runs: number[][] = []
  edges.forEach((edge, index) => {
    if (!edge.isNosed) return
    const before = edges[index - 1]
    const last = runs.at(-1)
    const isStraight = isFront(edge) || (before !== undefined && isFront(before))
    if (last === undefined || isStraight || before?.isNosed !== true) runs.push([index])
    else last.push(index)
  })
  return runs
}

function isFront({ facesDeg }: PlanEdge): boolean {
  return Math.abs(cosDeg(facesDeg)) < 1e-6 && sinDeg(facesDeg) < 0
}

function lineOf(run: readonly (PlanEdge | undefined)[]): readonly Point[] {
  const edges = run.filter((edge) => edge !== undefined)
  return [...edges.slice(0, 1).map(({ from }) => from), ...edges.map(({ to }) => to)]
}
