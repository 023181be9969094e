import type { Stair } from '../../model/stair.ts'
import { headCut } from './cut-head.ts'
import { type House, STOREY_IN, type TurningStair } from './house.ts'
import { stairHead } from './stair-head.ts'
import { type Span, spanOf } from '../room-form.ts'
import { wallBetween, withOpening } from '../wall.ts'

const BEFORE_IN = 300
const FREE_IN = 46

/** Two flights side by side with a wall at the end of the landing; seen from their feet. */
export function landingUHouse({ design }: Stair, { lower, upper, landing }: TurningStair): House {
  const riseIn = design.totalRiseIn
  const ceilingIn = riseIn + STOREY_IN
  const toward = design.turn === 'left' ? -1 : 1
  const view =
    toward === -1
      ? { azimuthDeg: -48, leastDeg: -72, mostDeg: -16 }
      : { azimuthDeg: 228, leastDeg: 196, mostDeg: 252 }
  const whole: Span = [0, ceilingIn]
  const half = lower.widthIn / 2
  const outer = design.turn === 'left' ? design.right : design.left
  const freeIn = outer === 'open' ? FREE_IN : 0
  const endX = lower.lengthIn + landing.depthIn + freeIn
  const middleZ = toward * (lower.widthIn + design.wellIn)
  const farZ = middleZ + toward * (half + freeIn)
  const room = [-200, -toward * 40] as const
  const sign = toward === -1 ? -1 : 1
  const cut = headCut(upper, sign, view)
  const headX = lower.lengthIn - upper.lengthIn
  return {
    walls: [
      withOpening(
        wallBetween([endX, -toward * 600], [endX, farZ], room, whole, 'behind'),
        'window',
        [endX, middleZ / 2],
        44,
        [landing.heightIn + 30, landing.heightIn + 96],
      ),
      wallBetween([endX, farZ], [-BEFORE_IN, farZ], room, whole, 'behind'),
      // the upper flight comes back: its inner side is the one that is seen
      ...stairHead(upper, sign, half + freeIn, whole, riseIn, cut?.lengthIn),
    ],
    decks: [
      {
        along: [headX - 160, headX - 48],
        across: spanOf(middleZ - half + 0.45, middleZ + half - 0.45),
        upIn: riseIn,
      },
    ],
    headCut: cut,
    floorIn: 0,
    ceilingIn,
    view,
  }
}
