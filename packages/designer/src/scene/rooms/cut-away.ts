import type { Material, Mesh } from 'three'
import { floorPlaceIn } from '../../model/frame.ts'
import type { Stair } from '../../model/stair.ts'
import { wallsAtHead } from './cut-head.ts'
import type { House } from './house.ts'
import type { RoomLook } from './room-look.ts'
import { roomMesh } from './room-mesh.ts'
import { skirtBoard } from './skirt-board.ts'
import { type Wall, wallBetween } from './wall.ts'
import { bareWall } from './wall-openings.ts'
import { dressWall } from './wall-dressing.ts'
import { type WalledSide, walledSides } from './walled-sides.ts'

/** A wall begins this far before the foot of a stair. */
const BEFORE_IN = 36

/** The walls that would hide a stair from who looks at all of it: there for who walks up between them, cut away otherwise. */
export function cutAwayWalls(stair: Stair, house: House, look: RoomLook, material: Material): Mesh {
  const mesh = roomMesh()
  for (const side of walledSides(stair, house)) {
    if (side.wall === 'behind') continue
    const wall = wallBeside(stair, house, side)
    bareWall(mesh, wall, look.partition)
    dressWall(mesh, wall, look, house.ceilingIn)
    skirtBoard(mesh, stair, side, look)
  }
  for (const end of dividerEnds(stair, house)) bareWall(mesh, end, look.partition)
  const { headCut, ceilingIn } = house
  if (headCut === undefined) return mesh.mesh(material)
  for (const wall of wallsAtHead(headCut, stair.design.totalRiseIn, ceilingIn)) {
    bareWall(mesh, wall, look.partition)
    dressWall(mesh, wall, look, ceilingIn)
  }
  return mesh.mesh(material)
}

/** The face that a flight has beside it, and the landing too where the wall goes on. */
function wallBeside(
  { design, landing }: Stair,
  { floorIn, ceilingIn }: House,
  { flight: { frame, baseIn, lengthIn, widthIn }, sign, wall }: WalledSide,
): Wall {
  const isOutside = wall === 'before'
  const goesOn = isOutside && design.layout === 'u-landing' && baseIn === 0
  const [fromIn, toIn] = [
    isOutside && baseIn === 0 ? -BEFORE_IN : 0,
    lengthIn + (goesOn ? (landing?.depthIn ?? 0) : 0),
  ]
  const at = (alongIn: number, rightIn: number) => floorPlaceIn(frame, alongIn, rightIn)
  const asideIn = (sign * widthIn) / 2
  const up = [floorIn, ceilingIn] as const
  return wallBetween(at(fromIn, asideIn), at(toIn, asideIn), at(fromIn, 0), up, 'behind')
}

/** Both ends of the wall between the flights of a U. */
function dividerEnds(stair: Stair, house: House): readonly Wall[] {
  const lower = walledSides(stair, house).find(({ wall }) => wall === 'between')
  if (lower === undefined) return []
  const { lengthIn, widthIn } = lower.flight
  const [near, far] = [(lower.sign * widthIn) / 2, lower.sign * (widthIn / 2 + stair.design.wellIn)]
  const up = [house.floorIn, house.ceilingIn] as const
  return [0, lengthIn].map((x) =>
    wallBetween([x, near], [x, far], [x === 0 ? -20 : x + 20, near], up, 'end'),
  )
}
