import { plateOutline } from '@millrun/parts/geometry/plate-outlines'
import type { Point } from '@millrun/parts/geometry/path'
import { skinOver } from '@millrun/parts/solids/mesh/skin-over'
import type { Solid } from '@millrun/parts/solids/solid'
import { woodPiece } from '@millrun/parts/solids/wood-piece'
import { NOSING_IN, TREAD_THICK_IN } from '@millrun/stair/segments/building-sizes'
import { STEPS, WALL_Z_IN } from './guide-stair.ts'

/** How far the starting step reaches out beside the flight. */
const BULLNOSE_IN = 12
/** Of the edges of the starting step. */
const EASE_IN = 0.2

/** The first step, rounded at its near end under the scroll: as plain as the others, which shows where its tread ends. */
export function startingStep(): readonly Solid[] {
  const depth = STEPS.runIn + NOSING_IN
  const middleX = (STEPS.runIn - NOSING_IN) / 2
  const middleZ = (BULLNOSE_IN + WALL_Z_IN) / 2
  const outline = halfRounded(BULLNOSE_IN - WALL_Z_IN, depth)
  const ring = ([insetIn, heightIn]: Point) =>
    outline(insetIn).map(([x, y]) => [middleX + y, heightIn, middleZ + x] as const)
  const [under, top] = [STEPS.riseIn - TREAD_THICK_IN, STEPS.riseIn]
  const riser: readonly Point[] = [
    [NOSING_IN, 0],
    [NOSING_IN, under],
  ]
  const tread: readonly Point[] = [
    [EASE_IN, under],
    [0, under + 0.3],
    [0, top - 0.3],
    [EASE_IN, top],
  ]
  return [riser, tread].map((rings) => woodPiece('step', skinOver(rings.map(ring)), [0, 0, 1]))
}

/** A board with one square end, to the left, and one rounded one. */
function halfRounded(lengthIn: number, depthIn: number): (insetIn: number) => readonly Point[] {
  return (insetIn) => {
    const round = plateOutline('oblong', lengthIn, depthIn)(insetIn).filter(([x]) => x > 0)
    const half = depthIn / 2 - insetIn
    const upper = round.filter(([, y]) => y >= 0)
    const lower = round.filter(([, y]) => y < 0)
    return [...upper, [-lengthIn / 2, half], [-lengthIn / 2, -half], ...lower]
  }
}
