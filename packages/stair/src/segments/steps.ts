import { NOSING_IN } from './building-sizes.ts'

/** How the height of a stair is divided. A balcony has no risers. */
export interface Steps {
  readonly risers: number
  readonly riseIn: number
  /** Of one tread, nosing to nosing. */
  readonly runIn: number
  readonly pitchDeg: number
  /** Risers of the lower flight; all of them where there is but one. */
  readonly risersBelow: number
}

/** Height of the line through a flight's nosings above the floor that it stands on, `alongIn` from its first riser. */
export function nosingLineIn(
  { riseIn, runIn }: Pick<Steps, 'riseIn' | 'runIn'>,
  alongIn: number,
): number {
  return riseIn + ((alongIn + NOSING_IN) * riseIn) / runIn
}

/** The tread at a place, 1 for the first; 0 in front of the stair, the number of risers above it. */
export function stepAt(risers: number, { runIn }: Steps, alongIn: number): number {
  const step = Math.floor((alongIn + NOSING_IN) / runIn + 1e-9) + 1
  return Math.min(Math.max(step, 0), risers)
}
