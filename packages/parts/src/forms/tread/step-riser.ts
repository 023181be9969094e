import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { insetPlan } from './inset-plan.ts'
import { type PlanEdge, treadPlan } from './plan-edges.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Point } from '../../geometry/path.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import { easedSection } from '../../solids/form/eased-section.ts'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import { uprightPrism } from '../../solids/form/upright-prism.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import { ALONG, type Blank, UP } from '../board/blank.ts'

/** Of the molding in the corner of riser and tread: its sides, and in how many levels its hollow is cut. */
const COVE_IN = 0.7
const COVE_LEVELS = 8
/** Of a riser's upright edges: the groove where two meet shows that they do. */
const EASE_IN = 0.04

/**
 * The riser that a starting step stands on, following its outline, with a cove under the tread: a straight board in
 * front, and round the ends upright wood, which bends as a barrel does.
 */
export function stepRiser(shape: TreadShape, fineness: Fineness): readonly Blank[] {
  const { riser } = shape
  if (riser === undefined) return []
  const edges = treadPlan(shape, linesFor(24, fineness))
  const outer = insetPlan(edges, riser.insetIn)
  const inner = insetPlan(edges, riser.insetIn + riser.thickIn)
  const hollow = coveLevels(riser.heightIn).map(({ heightIn, outIn }) => ({
    heightIn,
    edges: insetPlan(edges, riser.insetIn - outIn),
  }))
  return runsOf(edges).flatMap((run) => {
    const face = lineOf(run.map((index) => outer[index]))
    const back = lineOf(run.map((index) => inner[index])).toReversed()
    const section = easedSection([...face, ...back], EASE_IN, fineness)
    const board = uprightPrism(section, 0, riser.heightIn)
    const cove = skinOver(
      hollow.map((level) =>
        [...lineOf(run.map((index) => level.edges[index])), ...face.toReversed()].map(
          ([x, y]): SpacePoint => [x, level.heightIn, -y],
        ),
      ),
    )
    const isBoard = run.length === 1
    return [
      { name: 'riser', facets: board, grainWay: isBoard ? ALONG : UP },
      { name: 'cove', facets: cove, grainWay: ALONG },
    ]
  })
}

/** From its lower edge on the riser, out along a quarter circle, to the tread. */
function coveLevels(topIn: number): readonly { heightIn: number; outIn: number }[] {
  return Array.from({ length: COVE_LEVELS + 1 }, (_, step) => {
    const angle = (Math.PI / 2) * (step / COVE_LEVELS)
    return {
      heightIn: topIn - COVE_IN * (1 - Math.sin(angle)),
      outIn: 0.04 + (COVE_IN - 0.04) * (1 - Math.cos(angle)),
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
