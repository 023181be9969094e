import { floorPlaceIn } from '../segments/frame.ts'
import type { Stair } from '../model/stair.ts'
import { wallsAtHead } from './house/cut-head.ts'
import type { House } from './house/house.ts'
import { comesBack, turnOf } from './house/turn-of.ts'
import { type WalledSide, walledSides } from './house/walled-sides.ts'
import { HOUSE_JOINERY } from './joinery.ts'
import type { RoomForm } from './room-form.ts'
import type { RoomStyle } from './room-style.ts'
import { skirtBoard } from './skirt-board.ts'
import { type Wall, wallBetween } from './wall.ts'
import { wallMoldings } from './wall-moldings.ts'
import { wallFace } from './wall-openings.ts'

/** A wall begins this far before the foot of a stair. */
const BEFORE_IN = 36

/** The walls that would hide a stair from who looks at all of it: there for who walks up between them, cut away otherwise. */
export function cutAwayForms(stair: Stair, house: House, style: RoomStyle): readonly RoomForm[] {
  const { headCut, ceilingIn } = house
  const dressed = (wall: Wall) => [
    ...wallFace(wall, 'partition'),
    ...wallMoldings(wall, style, ceilingIn, HOUSE_JOINERY),
  ]
  const hiding = walledSides(stair, house).filter(({ wall }) => wall !== 'behind')
  return [
    ...hiding.flatMap((side) => [
      ...dressed(wallBeside(stair, house, side)),
      skirtBoard(stair, side),
    ]),
    ...dividerEnds(stair, house, hiding).flatMap((end) => wallFace(end, 'partition')),
    ...(headCut === undefined
      ? []
      : wallsAtHead(headCut, stair.design.totalRiseIn, ceilingIn).flatMap(dressed)),
  ]
}

/** The face that a flight has beside it, and the landing too where the wall goes on. */
function wallBeside(
  stair: Stair,
  { floorIn, ceilingIn }: House,
  { flight: { frame, baseIn, lengthIn, widthIn }, sign, wall }: WalledSide,
): Wall {
  const isOutside = wall === 'before'
  const goesOn = isOutside && comesBack(stair) && baseIn === 0
  const fromIn = isOutside && baseIn === 0 ? -BEFORE_IN : 0
  const toIn = lengthIn + (goesOn ? (turnOf(stair)?.covers?.depthIn ?? 0) : 0)
  const at = (alongIn: number, rightIn: number) => floorPlaceIn(frame, alongIn, rightIn)
  const asideIn = (sign * widthIn) / 2
  const up = [floorIn, ceilingIn] as const
  return wallBetween(at(fromIn, asideIn), at(toIn, asideIn), at(fromIn, 0), up, 'behind')
}

/** Both ends of the wall between the flights of a U. */
function dividerEnds(
  { design }: Stair,
  { floorIn, ceilingIn }: House,
  sides: readonly WalledSide[],
): readonly Wall[] {
  const lower = sides.find(({ wall }) => wall === 'between')
  if (lower === undefined) return []
  const { lengthIn, widthIn } = lower.flight
  const [near, far] = [(lower.sign * widthIn) / 2, lower.sign * (widthIn / 2 + design.wellIn)]
  const up = [floorIn, ceilingIn] as const
  return [0, lengthIn].map((x) =>
    wallBetween([x, near], [x, far], [x === 0 ? -20 : x + 20, near], up, 'end'),
  )
}
