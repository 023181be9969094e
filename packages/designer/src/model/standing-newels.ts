import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { Design } from '../design/design.ts'
import { blockedNewel, cappedNewel, type NewelLoad } from './newel-length.ts'
import type { Newel } from './newel.ts'
import { newelFor, type Rails, type SpanRail } from './rails.ts'
import type { BalustradePlan, NewelSpot } from './span.ts'
import type { StairParts } from './stair-parts.ts'

/** Every newel of a plan in its place, cut to what meets it. */
export function standingNewels(
  design: Design,
  parts: StairParts,
  { spots }: BalustradePlan,
  { runs, seats }: Rails,
): readonly Newel[] {
  const railIn = railHeightIn(parts.rail.shape)
  return spots.map((spot) => {
    const stock = newelFor(spot, parts)
    const seatIn = seats.get(spot.id)
    return design.railSystem === 'over-the-post' && seatIn !== undefined
      ? cappedNewel(spot, stock, seatIn)
      : blockedNewel(spot, stock, loadOn(spot, runs, railIn))
  })
}

/** From the lowest to the highest place where rails meet a newel. */
function loadOn(spot: NewelSpot, runs: readonly SpanRail[], railIn: number): NewelLoad {
  const ends = runs.flatMap(({ span, run }) => {
    const slope = (run.straight.slopeDeg * Math.PI) / 180
    const plumbIn = railIn / Math.cos(slope)
    const { fromIn, toIn, upIn } = run.straight
    const topEndIn = upIn + (toIn - fromIn) * Math.tan(slope)
    return [
      ...(isAt(span.from, spot) ? [[upIn, upIn + plumbIn] as const] : []),
      ...(isAt(span.to, spot) ? [[topEndIn, topEndIn + plumbIn] as const] : []),
    ]
  })
  return {
    lowIn: Math.min(...ends.map(([low]) => low)),
    highIn: Math.max(...ends.map(([, high]) => high)),
  }
}

function isAt(end: SpanRail['span']['from'], { id }: NewelSpot): boolean {
  return end.at === 'newel' && end.newelId === id
}
