import { idDraw } from '@millrun/catalogue/id-hash'
import { polyline } from '../../geometry/path.ts'
import type { Line } from '../piece.ts'
import type { Standpoint } from '../stack/ring.ts'
import type { Board } from './board.ts'
import { insetPlan } from './inset-plan.ts'
import { seenOnBoard } from './rim-faces.ts'

/** Lines for each inch of the rounding's height. */
const LINES_PER_INCH = 5

/** Grain along the straight front of a nosing. */
export function noseGrain(board: Board, from: Standpoint): readonly Line[] {
  const heightIn = board.nose.thickIn
  const count = Math.max(2, Math.round(heightIn * LINES_PER_INCH))
  return Array.from({ length: count }, (_, index): readonly Line[] => {
    const share = (index + 0.5 + (idDraw(`nose ${index}`, 'grain', 100) - 50) / 130) / count
    const level = board.topIn - heightIn * (1 - share)
    const front = insetPlan(board.edges, insetAt(board, level))[0]
    if (front === undefined) return []
    const path = polyline([front.from, front.to].map((place) => seenOnBoard(place, level, from)))
    return [{ kind: 'line', role: 'grain', path, widthIn: 0.02 }]
  }).flat()
}

/** How far in the rounding is at a height. */
function insetAt({ profile }: Board, heightIn: number): number {
  const upper = profile.findIndex(([, levelIn]) => levelIn >= heightIn)
  const [low, high] = [profile[upper - 1], profile[upper]]
  if (low === undefined || high === undefined) return high?.[0] ?? 0
  const share = (heightIn - low[1]) / (high[1] - low[1] || 1)
  return low[0] + (high[0] - low[0]) * share
}
