import { HOME_STAIR, nosingLine, type StraightStair, totalRise } from '../straight-stair.ts'

/**
 * The flight of the fitting guide, in inches: x up the flight from the first riser, y up, z towards the
 * viewer from the balustrade. The wall is behind the flight; the rail on the landing turns back to it.
 */
export const STAIR: StraightStair = { ...HOME_STAIR, risers: 7, railHeightIn: 36 }

export const WALL_Z_IN = -40
/** The near ends of the treads, and the skirt below them. */
export const TREAD_END_Z_IN = 2.5
export const SKIRT_Z_IN = 1.25

export const LANDING_IN = totalRise(STAIR)
export const LANDING_END_IN = 124

/** Where the middle of the rail runs. */
export const EYE_X_IN = 2.4
export const LANDING_POST_X_IN = 62
export const TANDEM_POST_X_IN = 90
const CORNER_X_IN = 114

const RAIL_HALF_IN = HOME_STAIR.railDepthIn / 2
/** Height of the guard on the landing. */
const GUARD_IN = 42

/** Height of the middle of the sloping rail at x. */
export function rakeMiddle(xIn: number): number {
  const pitch = Math.atan2(STAIR.riseIn, STAIR.runIn)
  return nosingLine(STAIR, xIn) + STAIR.railHeightIn - RAIL_HALF_IN / Math.cos(pitch)
}

/** Height of the middle of the level rail on the landing. */
export const GUARD_MIDDLE_IN = LANDING_IN + GUARD_IN - RAIL_HALF_IN

/** Where the level rail leaves for the corner, and how far behind the balustrade it meets the wall. */
export const CORNER = { xIn: CORNER_X_IN, radiusIn: 4.75 } as const
