import { type Point, polygon } from '../../geometry/path.ts'
import type { Face, Shading, ShadingStop } from '../piece.ts'
import { seen, type Standpoint } from '../stack/ring.ts'
import { boardLight, type BoardSight } from './board-light.ts'
import { insetPlan } from './inset-plan.ts'
import type { ProfilePoint } from './nose-profile.ts'
import type { PlanEdge } from './plan-edges.ts'
import { visibleRuns } from './visible-runs.ts'

/** Bands reach under the next one, so that no seam shows. */
const LAP_IN = 0.02
/** Edges longer than this have one light over their whole length. */
const LONG_IN = 3

/** A place of a board, seen from above and at a height, as the viewer sees it. */
export function seenOnBoard([x, y]: Point, heightIn: number, from: Standpoint): Point {
  return seen([x, -y, heightIn], from)
}

/**
 * The nosed edges as far as they are in sight, in bands from the lower side to the upper. `gain` is how
 * much of the light reaches a height.
 */
export function rimFaces(
  edges: readonly PlanEdge[],
  profile: readonly ProfilePoint[],
  from: BoardSight,
  gain: (heightIn: number) => number = () => 1,
): readonly Face[] {
  return profile.slice(1).flatMap((high, index) => {
    const low = profile[index] ?? high
    const slopeDeg = (Math.atan2(high[0] - low[0], high[1] - low[1]) * 180) / Math.PI
    const lightOf = ({ facesDeg }: PlanEdge) =>
      gain((low[1] + high[1]) / 2) * boardLight(facesDeg, slopeDeg, from)
    return visibleRuns(edges, slopeDeg, from).map((run) =>
      bandFace(levelRun(edges, run, low, from), levelRun(edges, run, high, from), lightOf),
    )
  })
}

/** A run of edges at one height, as it is seen. */
interface LevelRun {
  readonly edges: readonly PlanEdge[]
  readonly points: readonly Point[]
}

function levelRun(
  edges: readonly PlanEdge[],
  run: readonly number[],
  [insetIn, heightIn]: ProfilePoint,
  from: Standpoint,
): LevelRun {
  const inset = insetPlan(edges, insetIn)
  const inRun = run.map((index) => inset[index]).filter((edge) => edge !== undefined)
  const places = [...inRun.slice(0, 1).map((edge) => edge.from), ...inRun.map((edge) => edge.to)]
  return { edges: inRun, points: places.map((place) => seenOnBoard(place, heightIn, from)) }
}

function bandFace(low: LevelRun, high: LevelRun, lightOf: (edge: PlanEdge) => number): Face {
  const lapped = high.points.map(([x, y]): Point => [x, y + LAP_IN])
  const outline = [...low.points, ...lapped.toReversed()]
  return { kind: 'face', outline: polygon(outline), shading: runShading(low, outline, lightOf) }
}

/** One light where a run is a single edge, else the light of each edge at its middle. */
function runShading(
  { edges, points }: LevelRun,
  outline: readonly Point[],
  lightOf: (edge: PlanEdge) => number,
): Shading {
  const xs = outline.map(([x]) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const shareOf = (point: Point | undefined) => ((point?.[0] ?? left) - left) / (right - left)
  const stops = edges.flatMap((edge, index): readonly ShadingStop[] => {
    const [a, b] = [shareOf(points[index]), shareOf(points[index + 1])]
    const light = lightOf(edge)
    if (edges.length === 1) return [[0, light]]
    return isLong(edge)
      ? [
          [a, light],
          [b, light],
        ]
      : [[(a + b) / 2, light]]
  })
  return { run: 'across', stops: stops.toSorted((a, b) => a[0] - b[0]) }
}

function isLong({ from, to }: PlanEdge): boolean {
  return Math.hypot(to[0] - from[0], to[1] - from[1]) > LONG_IN
}
