import type { Design } from '../design/design.ts'
import { NOSING_IN } from './building-sizes.ts'
import type { Span } from './span.ts'
import { nosingLineIn, type Steps } from './steps.ts'

/** Height of what a baluster stands on above the lower floor, `alongIn` a span: tread, floor or knee wall. */
export function footingIn(span: Span, steps: Steps, design: Design, alongIn: number): number {
  const { flight, floorIn } = span
  if (design.footing === 'knee-wall') {
    const lineIn = flight === undefined ? 0 : nosingLineIn(steps, alongIn)
    return floorIn + lineIn + design.kneeWallIn
  }
  if (flight === undefined) return floorIn
  return floorIn + stepAt(flight.risers, steps, alongIn) * steps.riseIn
}

/** The tread at a place, 1 for the first; 0 in front of the stair, the number of risers above it. */
export function stepAt(risers: number, { runIn }: Steps, alongIn: number): number {
  const step = Math.floor((alongIn + NOSING_IN) / runIn + 1e-9) + 1
  return Math.min(Math.max(step, 0), risers)
}
