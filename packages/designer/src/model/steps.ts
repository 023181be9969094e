import type { Design } from '../design/design.ts'
import { NOSING_IN } from './building-sizes.ts'

/** How the height of a stair is divided. A balcony has no risers. */
export interface Steps {
  readonly risers: number
  readonly riseIn: number
  /** Of one tread, nosing to nosing. */
  readonly runIn: number
  readonly pitchDeg: number
  /** Risers of the lower flight; all of them where there is no landing. */
  readonly risersBelow: number
}

/** The highest riser that most codes allow, in inches: "fewest" stays below it. */
export const HIGHEST_RISER_IN = 7.75

/** A flight is two risers at least: one tread that balusters can stand on. */
const LEAST_RISERS = 2

/** The fewest equal risers of at most 7-3/4 inches: 14 for a total rise of 107. */
export function fewestRisers(totalRiseIn: number): number {
  return Math.ceil(totalRiseIn / HIGHEST_RISER_IN - 1e-9)
}

/** Risers, treads and pitch of a design. */
export function stepsOf(design: Design): Steps {
  if (design.layout === 'balcony') {
    return { risers: 0, riseIn: 0, runIn: 0, pitchDeg: 0, risersBelow: 0 }
  }
  const hasLanding = design.layout !== 'straight'
  const wished = design.risers === 'fewest' ? fewestRisers(design.totalRiseIn) : design.risers
  const risers = Math.max(wished, hasLanding ? 2 * LEAST_RISERS : LEAST_RISERS)
  const riseIn = design.totalRiseIn / risers
  const treads = risers - (hasLanding ? 2 : 1)
  const runIn = design.runOf === 'tread' ? design.runIn : design.runIn / treads
  return {
    risers,
    riseIn,
    runIn,
    pitchDeg: (Math.atan2(riseIn, runIn) * 180) / Math.PI,
    risersBelow: hasLanding ? risersBelow(design, risers) : risers,
  }
}

function risersBelow(design: Design, risers: number): number {
  const wished = design.risersBelow === 'half' ? Math.floor(risers / 2) : design.risersBelow
  return Math.min(Math.max(wished, LEAST_RISERS), risers - LEAST_RISERS)
}

/** Height of the line through a flight's nosings above the floor that it stands on, `alongIn` from its first riser. */
export function nosingLineIn({ riseIn, runIn }: Steps, alongIn: number): number {
  return riseIn + ((alongIn + NOSING_IN) * riseIn) / runIn
}
