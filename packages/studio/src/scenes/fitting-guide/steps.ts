import type { Point } from '@millrun/parts/geometry/path'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Solid } from '@millrun/parts/solids/solid'
import { NOSING_IN, TREAD_THICK_IN } from '@millrun/stair/segments/building-sizes'
import { rectangleFace, slab } from '../../coated/slab.ts'
import {
  LANDING_END_IN,
  LANDING_IN,
  SKIRT_Z_IN,
  STEPS,
  TREAD_END_Z_IN,
  WALL_Z_IN,
} from './guide-stair.ts'
import { startingStep } from './starting-step.ts'

const SKIRT_IN = 11

/** The corners of the wall behind the stair. */
export const WALL_CORNERS: readonly SpacePoint[] = [
  [-16, 0, WALL_Z_IN],
  [LANDING_END_IN + 12, 0, WALL_Z_IN],
  [LANDING_END_IN + 12, 122, WALL_Z_IN],
  [-16, 122, WALL_Z_IN],
]

/** Landing and steps, and the carcase that carries them. */
export function stepSolids(): readonly Solid[] {
  const { risers, runIn } = STEPS
  const treads = Array.from({ length: risers - 2 }, (_, index) => index + 1)
  return [
    slab('carcase', carcaseOutline(), WALL_Z_IN, SKIRT_Z_IN),
    ...treads.map((tread) => board(tread, (tread + 1) * runIn)),
    board(risers - 1, LANDING_END_IN),
    ...startingStep(),
  ]
}

/** A tread or the landing: so many are below it, and it ends at the next riser or the end of the floor. */
function board(below: number, toIn: number): Solid {
  const topIn = (below + 1) * STEPS.riseIn
  const side = rectangleFace(below * STEPS.runIn - NOSING_IN, topIn - TREAD_THICK_IN, toIn, topIn)
  return slab('step', side, WALL_Z_IN, TREAD_END_Z_IN)
}

/** The outline of the carcase from the side: risers, the underside of the treads, and the skirt. */
function carcaseOutline(): readonly Point[] {
  const { risers, riseIn, runIn } = STEPS
  const pitch = riseIn / runIn
  const steps = Array.from({ length: risers - 1 }, (_, index): readonly Point[] => [
    [(index + 1) * runIn, (index + 1) * riseIn - TREAD_THICK_IN],
    [(index + 1) * runIn, (index + 2) * riseIn - TREAD_THICK_IN],
  ])
  const apron = LANDING_IN - SKIRT_IN - TREAD_THICK_IN
  const foot = SKIRT_IN / pitch
  const corners: readonly Point[] = [
    [runIn, 0],
    ...steps.flat(),
    [LANDING_END_IN, LANDING_IN - TREAD_THICK_IN],
    [LANDING_END_IN, apron],
    [foot + apron / pitch, apron],
    [foot, 0],
  ]
  return corners.toReversed()
}
