/** A straight flight seen from its open side, in inches: x runs up the flight from the first riser's face. */
export interface StraightStair {
  readonly risers: number
  readonly riseIn: number
  readonly runIn: number
  readonly nosingIn: number
  readonly treadIn: number
  /** Top of the rail above the line through the nosings. */
  readonly railHeightIn: number
  readonly railDepthIn: number
  readonly balustersPerTread: number
}

/** Within the limits of most codes: 7-1/2" rise, 10" run, rail at 36". */
export const HOME_STAIR: StraightStair = {
  risers: 13,
  riseIn: 7.5,
  runIn: 10,
  nosingIn: 1.25,
  treadIn: 1,
  railHeightIn: 36,
  railDepthIn: 2.375,
  balustersPerTread: 3,
}

export function totalRise(stair: StraightStair): number {
  return stair.risers * stair.riseIn
}

/** Horizontal length of the flight: one tread fewer than risers. */
export function totalRun(stair: StraightStair): number {
  return (stair.risers - 1) * stair.runIn
}

/** Height of the line through the nosings at x. */
export function nosingLine(stair: StraightStair, xIn: number): number {
  return stair.riseIn + ((xIn + stair.nosingIn) * stair.riseIn) / stair.runIn
}

export function railTop(stair: StraightStair, xIn: number): number {
  return nosingLine(stair, xIn) + stair.railHeightIn
}

/** Underside of the rail at x: its depth is measured square to the pitch. */
export function railUnderside(stair: StraightStair, xIn: number): number {
  const slope = Math.hypot(stair.runIn, stair.riseIn) / stair.runIn
  return railTop(stair, xIn) - stair.railDepthIn * slope
}

/** Where the balusters stand: evenly over each tread, the first centred behind the riser's face. */
export function balusterPlaces(stair: StraightStair): readonly number[] {
  const spacing = stair.runIn / stair.balustersPerTread
  const count = (stair.risers - 1) * stair.balustersPerTread
  return Array.from({ length: count }, (_, index) => spacing * (index + 0.5))
}
