import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { insetPlan } from '../../elevations/board/inset-plan.ts'
import { type PlanEdge, treadPlan } from '../../elevations/board/plan-edges.ts'
import { cosDeg, sinDeg } from '../../elevations/light.ts'
import type { Point } from '../../geometry/path.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { uprightPrism } from '../form/upright-prism.ts'
import { ALONG, type Blank } from './blank.ts'

/** The grain follows a bend in pieces that turn by at most this. */
const PIECE_DEG = 45

/** The riser that a starting step stands on, bent to its outline: straight in front, in short pieces round the ends. */
export function stepRiser(shape: TreadShape, fineness: Fineness): readonly Blank[] {
  const { riser } = shape
  if (riser === undefined) return []
  const edges = treadPlan(shape, linesFor(24, fineness))
  const outer = insetPlan(edges, riser.insetIn)
  const inner = insetPlan(edges, riser.insetIn + riser.thickIn)
  return runsOf(edges).map((run) => {
    const front = lineOf(run.map((index) => outer[index]))
    const back = lineOf(run.map((index) => inner[index]))
    const plan = [...front, ...back.toReversed()].map(([x, y]): Point => [x, y])
    return {
      name: 'riser',
      facets: uprightPrism(plan, 0, riser.heightIn),
      grainWay: run.length === 1 ? ALONG : chordOf(front),
    }
  })
}

/** The nosed edges by number: straight ones each for itself, those of a bend piece by piece. */
function runsOf(edges: readonly PlanEdge[]): readonly (readonly number[])[] {
  const runs = new Map<number, number[]>()
  edges.forEach(({ isNosed, facesDeg }, index) => {
    if (!isNosed) return
    const isFront = Math.abs(cosDeg(facesDeg)) < 1e-6 && sinDeg(facesDeg) < 0
    const piece = isFront ? -1 : Math.floor((facesDeg + 720) / PIECE_DEG)
    runs.set(piece, [...(runs.get(piece) ?? []), index])
  })
  return [...runs.values()]
}

function lineOf(run: readonly (PlanEdge | undefined)[]): readonly Point[] {
  const edges = run.filter((edge) => edge !== undefined)
  return [...edges.slice(0, 1).map(({ from }) => from), ...edges.map(({ to }) => to)]
}

function chordOf(line: readonly Point[]): readonly [number, number, number] {
  const [from, to] = [line[0] ?? [0, 0], line.at(-1) ?? [1, 0]]
  return [to[0] - from[0], 0, from[1] - to[1]]
}
