import type { Flight } from '../../segments/flights.ts'
import type { Stair } from '../../model/stair.ts'
import { type House, STOREY_IN } from './house.ts'
import { stairHead } from './stair-head.ts'
import { type Span, spanOf } from '../room-form.ts'
import { wallBetween, withOpening } from '../wall.ts'

/** How far the wall goes on before the foot of the stair, and beyond its head, out of sight. */
const BEFORE_IN = 420
const BEYOND_IN = 420
/** Behind a stair that is open on both sides. */
const FREE_IN = 46

/** A hall with a wall behind the flight, and the upper storey at its head. */
export function straightHouse({ design, segments }: Stair, flight: Flight): House {
  const levelIn = segments.at(-1)?.floor?.lengthIn ?? 0
  const riseIn = design.totalRiseIn
  const ceilingIn = riseIn + STOREY_IN
  const half = flight.widthIn / 2
  const sign = design.right === 'open' || design.left === 'wall' ? 1 : -1
  const isFree = design.left === 'open' && design.right === 'open'
  const backIn = half + (isFree ? FREE_IN : 0)
  const { lengthIn } = flight
  const whole: Span = [0, ceilingIn]
  const room = [lengthIn / 2, sign * 500] as const
  const [backZ, faceZ] = [-sign * (half + 1), sign * (half - 0.45)]
  const z = -sign * backIn
  return {
    walls: [
      withOpening(
        wallBetween([-BEFORE_IN, z], [lengthIn + BEYOND_IN, z], room, whole, 'behind'),
        'window',
        [-78, z],
        52,
        [43, 119],
      ),
      ...stairHead(flight, sign, backIn, whole, riseIn, 0, levelIn),
    ],
    decks: [
      {
        along: [lengthIn + Math.max(48, levelIn), lengthIn + levelIn + 160],
        across: spanOf(backZ, faceZ),
        upIn: riseIn,
      },
    ],
    floorIn: 0,
    ceilingIn,
    view: sign === 1 ? around(-24, -62, 34) : around(180 + 24, 180 - 34, 180 + 62),
  }
}

function around(azimuthDeg: number, leastDeg: number, mostDeg: number): House['view'] {
  return { azimuthDeg, leastDeg, mostDeg }
}
