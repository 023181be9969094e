import { EDGE_IN, NOSING_IN } from '../../segments/building-sizes.ts'
import type { Stair } from '../../model/stair.ts'
import { type House, STOREY_IN } from './house.ts'
import type { Span } from '../room-form.ts'
import { wallBetween } from '../wall.ts'

/** A balcony is a storey above the hall that it looks into. */
const DOWN_IN = 108
const DEPTH_IN = 48
const BEYOND_IN = 420
/** Where a run ends with a newel, the floor goes on a little to the wall. */
const NEWEL_IN = 7

/** A gallery: an opening high in the wall of a hall, the wall below it carrying its floor. */
export function balconyHouse({ design }: Stair): House {
  const [from, to] = [
    design.balconyStart === 'newel' ? -NEWEL_IN : 0,
    design.balconyIn + (design.balconyEnd === 'newel' ? NEWEL_IN : 0),
  ]
  const z = EDGE_IN + NOSING_IN - 0.5
  const hall = [(from + to) / 2, 500] as const
  const above: Span = [-0.02, STOREY_IN]
  const wall = (fromIn: number, toIn: number, up: Span, part: 'above' | 'below') =>
    wallBetween([fromIn, z], [toIn, z], hall, up, part)
  const middle = [hall[0], -DEPTH_IN / 2] as const
  return {
    walls: [
      wallBetween([from - 1, -DEPTH_IN], [to + 1, -DEPTH_IN], hall, above, 'behind'),
      wallBetween([from, -DEPTH_IN], [from, z], middle, above, 'end'),
      wallBetween([to, -DEPTH_IN], [to, z], middle, above, 'end'),
      wall(-BEYOND_IN, to + BEYOND_IN, [-DOWN_IN, -0.03], 'below'),
      wall(-BEYOND_IN, from, above, 'above'),
      wall(to, to + BEYOND_IN, above, 'above'),
    ],
    decks: [
      { along: [from, 0], across: [-DEPTH_IN, z], upIn: 0 },
      { along: [design.balconyIn, to], across: [-DEPTH_IN, z], upIn: 0 },
    ],
    floorIn: -DOWN_IN,
    ceilingIn: STOREY_IN,
    view: { azimuthDeg: -22, leastDeg: -55, mostDeg: 55 },
  }
}
