import type { Stair } from '../../model/stair.ts'
import { headCut } from './cut-head.ts'
import { type Deck, type House, STOREY_IN, type TurningStair } from './house.ts'
import { stairHead } from './stair-head.ts'
import { type Span, spanOf } from '../room-form.ts'
import { type Wall, wallBetween, withOpening } from '../wall.ts'

const BEYOND_IN = 420
const BEFORE_IN = 260
const FREE_IN = 46

/** The stair in the corner of two walls, or round the corner of the house, whichever side of it is open. */
export function landingLHouse({ design }: Stair, turning: TurningStair): House {
  const { upper } = turning
  const ceilingIn = design.totalRiseIn + STOREY_IN
  const toward = design.turn === 'left' ? -1 : 1
  const outer = design.turn === 'left' ? design.right : design.left
  const isInside = design[design.turn] === 'open' || outer === 'wall'
  const plan: Plan = { ...turning, toward, whole: [0, ceilingIn] }
  const freeIn = isInside && outer === 'open' ? FREE_IN : 0
  const sign = (isInside ? toward : -toward) === 1 ? 1 : -1
  const view = isInside ? insideView(toward) : outsideView(toward)
  const cut = headCut(upper, sign, view)
  return {
    walls: [
      ...(isInside ? cornerWalls(plan, freeIn) : houseCorner(plan)),
      ...stairHead(
        upper,
        sign,
        upper.widthIn / 2 + freeIn,
        plan.whole,
        design.totalRiseIn,
        cut?.lengthIn,
      ),
    ],
    decks: [passageDeck(plan, design.totalRiseIn)],
    headCut: cut,
    floorIn: 0,
    ceilingIn,
    view,
  }
}

interface Plan extends TurningStair {
  /** The side that it turns to: -1 is left. */
  readonly toward: 1 | -1
  readonly whole: Span
}

function cornerWalls({ lower, landing, toward, whole }: Plan, freeIn: number): readonly Wall[] {
  const x = lower.lengthIn + landing.depthIn + freeIn
  const z = -toward * (lower.widthIn / 2 + freeIn)
  const room = [x - 300, z + toward * 300] as const
  return [
    withOpening(
      wallBetween([-BEFORE_IN, z], [x, z], room, whole, 'behind'),
      'window',
      [x - landing.depthIn / 2 - freeIn, z],
      34,
      [landing.heightIn + 30, landing.heightIn + 92],
    ),
    wallBetween([x, z], [x, z + toward * (x + BEYOND_IN)], room, whole, 'behind'),
  ]
}

function houseCorner({ lower, upper, toward, whole }: Plan): readonly Wall[] {
  const x = lower.lengthIn
  const z = (toward * lower.widthIn) / 2
  const room = [x + 300, z - toward * 300] as const
  return [
    wallBetween([-BEYOND_IN, z], [x, z], room, whole, 'behind'),
    wallBetween([x, z], [x, z + toward * (upper.lengthIn + BEYOND_IN)], room, whole, 'behind'),
  ]
}

function passageDeck({ lower, upper, landing, toward }: Plan, riseIn: number): Deck {
  const beginsIn = upper.frame.zIn + toward * (upper.lengthIn + 48)
  const endsIn = beginsIn + toward * 112
  return {
    along: [lower.lengthIn + 0.45, lower.lengthIn + landing.depthIn - 0.45],
    across: spanOf(beginsIn, endsIn),
    upIn: riseIn,
  }
}

function insideView(toward: 1 | -1): House['view'] {
  return toward === 1
    ? { azimuthDeg: -34, leastDeg: -76, mostDeg: -18 }
    : { azimuthDeg: 214, leastDeg: 198, mostDeg: 256 }
}

function outsideView(toward: 1 | -1): House['view'] {
  return toward === 1
    ? { azimuthDeg: 140, leastDeg: 100, mostDeg: 180 }
    : { azimuthDeg: 40, leastDeg: 0, mostDeg: 80 }
}
