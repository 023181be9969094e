import { idDraw } from '@millrun/catalogue/id-hash'
import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import { polyline } from '../../geometry/path.ts'
import type { Line, Piece } from '../piece.ts'
import type { Board } from './board.ts'
import type { BoardSight } from './board-light.ts'
import { insetPlan } from './inset-plan.ts'
import type { ProfilePoint } from './nose-profile.ts'
import { rimFaces, seenOnBoard } from './rim-faces.ts'
import { visibleRuns } from './visible-runs.ts'

/** How far below the nosing its shadow reaches. */
const SHADOW_IN = 1.8
const SHADOW_STEPS = 5
const LINES_PER_INCH = 2.5

/** The riser below a starting step, bent to its outline, in the shadow of the nosing. */
export function stepRiser(shape: TreadShape, board: Board, from: BoardSight): readonly Piece[] {
  const { riser } = shape
  if (riser === undefined) return []
  const { heightIn, insetIn } = riser
  const topIn = heightIn - (board.nose.thickIn - board.thickIn)
  const profile = [0, topIn - SHADOW_IN, ...shadowHeights(topIn)].map((level): ProfilePoint => [
    insetIn,
    level,
  ])
  const gain = (level: number) => Math.min(1, 0.5 + (0.5 * (topIn - level)) / SHADOW_IN)
  return [...rimFaces(board.edges, profile, from, gain), ...grain(board, insetIn, topIn, from)]
}

function shadowHeights(topIn: number): readonly number[] {
  return Array.from(
    { length: SHADOW_STEPS },
    (_, step) => topIn - SHADOW_IN * (1 - (step + 1) / SHADOW_STEPS),
  )
}

/** Grain that runs level round the riser. */
function grain(board: Board, insetIn: number, topIn: number, from: BoardSight): readonly Line[] {
  const edges = insetPlan(board.edges, insetIn)
  const count = Math.round(topIn * LINES_PER_INCH)
  return visibleRuns(board.edges, 0, from).flatMap((run) =>
    Array.from({ length: count }, (_, index): Line => {
      const level = ((index + 0.5 + (idDraw(`${index}`, 'riser', 100) - 50) / 120) * topIn) / count
      const inRun = run.map((at) => edges[at]).filter((edge) => edge !== undefined)
      const places = [...inRun.slice(0, 1).map((edge) => edge.from), ...inRun.map(({ to }) => to)]
      const path = polyline(places.map((place) => seenOnBoard(place, level, from)))
      return { kind: 'line', role: 'grain', path, widthIn: 0.022 }
    }),
  )
}
