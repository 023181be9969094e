import { nosingLineIn } from '@millrun/stair/segments/steps'
import { type PhotographedStair, type PlacedProduct, UNDER_RAIL_IN } from './photographed-stair.ts'
import { soldProduct } from './sold-product.ts'

const APART_IN = 48
const FIRST_IN = 2
/** From before the first riser to before the last. */
const BEFORE_IN = 14
const SHORT_IN = 6

/** A rail along the wall on brackets that lean with it; a stair has rails on its open sides only. */
export function wallRail(
  { flight }: Pick<PhotographedStair, 'flight'>,
  railId: string,
  bracketId: string,
): readonly PlacedProduct[] {
  const [rail, bracket] = [soldProduct(railId), soldProduct(bracketId)]
  if (rail.shape.kind !== 'rail' || bracket.shape.kind !== 'bracket') return []
  const { riseIn: outIn, projectionIn } = bracket.shape
  const slantIn = Math.hypot(flight.riseIn, flight.runIn)
  const [c, s] = [flight.runIn / slantIn, flight.riseIn / slantIn]
  const under = (xIn: number) => nosingLineIn(flight, xIn) + UNDER_RAIL_IN
  const leaning = { x: [c, s, 0], y: [-s, c, 0], z: [0, 0, 1] } as const
  const lengthIn = (flight.totalRunIn - SHORT_IN + BEFORE_IN) / c
  const count = Math.floor((flight.totalRunIn - FIRST_IN) / APART_IN) + 1
  return [
    {
      product: rail,
      shape: { ...rail.shape, lengthIn },
      placement: { ...leaning, origin: [-BEFORE_IN, under(-BEFORE_IN), projectionIn] },
    },
    ...Array.from({ length: count }, (_, index): PlacedProduct => {
      const xIn = FIRST_IN + APART_IN * index
      const origin = [xIn + s * outIn, under(xIn) - c * outIn, 0] as const
      return { product: bracket, shape: bracket.shape, placement: { ...leaning, origin } }
    }),
  ]
}
