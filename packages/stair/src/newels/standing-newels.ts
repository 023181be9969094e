import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { Design } from '../design/design.ts'
import { blockedNewel, cappedNewel, type NewelLoad, wholeNewel } from './newel-length.ts'
import type { Newel } from './newel.ts'
import { newelFor, type Rails, type SpanRail } from '../rails/rails.ts'
import type { BalustradePlan, NewelSpot } from '../segments/span.ts'
import type { SetOut } from '../model/set-out.ts'
import type { StairParts } from '../model/stair-parts.ts'

/** Every newel of a plan in its place, cut to what meets it unless it is set out. */
export function standingNewels(
  design: Design,
  parts: StairParts,
  { spots }: BalustradePlan,
  { runs, seats }: Rails,
  setOut?: SetOut,
): readonly Newel[] {
  const railIn = railHeightIn(parts.rail.shape)
  return spots.map((spot) => {
    const stock = newelFor(spot, parts)
    const seatIn = seats.get(spot.id)
    if (design.railSystem === 'over-the-post' && seatIn !== undefined) {
      return cappedNewel(spot, stock, seatIn)
    }
    return setOut === undefined
      ? blockedNewel(spot, stock, loadOn(spot, runs, railIn))
      : wholeNewel(spot, stock)
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
