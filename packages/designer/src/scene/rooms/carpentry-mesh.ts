import type { Stair } from '../../model/stair.ts'
import type { Block } from '../../placements/block.ts'
import { carpentry } from '../../placements/carpentry.ts'
import { belowFlight } from './below-flight.ts'
import { belowLanding } from './below-landing.ts'
import type { House } from './house.ts'
import type { RoomLook } from './room-look.ts'
import type { Coat } from './face-writer.ts'
import type { RoomMesh } from './room-mesh.ts'
import { cutDivider, cutWallAtHead } from './cut-walls.ts'
import { skirtBoard } from './skirt-board.ts'
import { walledSides } from './walled-sides.ts'

/** Covers the carpenter's landing with the boards of the house. */
const BOARDS_IN = 0.04
const LANDING_TREAD_IN = 2.25

/** Carriages, stringers, knee walls and floors; below them the walls that carry them. */
export function carpentryInto(mesh: RoomMesh, stair: Stair, house: House, look: RoomLook): void {
  for (const block of carpentry(stair)) {
    if (block.kind === 'wall') continue
    // before a photograph the house has an upper floor already
    if (block.kind === 'floor' && look.dressing === 'none' && stair.flights.length > 0) continue
    mesh.block(block, coatOf(block, look))
    if (block.kind === 'floor' || block.kind === 'landing') boards(mesh, block, look.floor)
  }
  for (const flight of stair.flights) {
    belowFlight(mesh, stair, flight, house, look)
  }
  for (const side of walledSides(stair, house)) {
    // the lower flight of a U keeps its board on what is left of the wall beside it
    const isKept = side.wall === 'between' && side.flight.baseIn === 0
    if (side.wall === 'behind' || isKept) skirtBoard(mesh, stair, side, look)
    if (isKept && look.dressing !== 'none') cutDivider(mesh, stair, side, look)
  }
  if (house.headCut !== undefined && look.dressing !== 'none') {
    cutWallAtHead(mesh, stair, house.headCut, look)
  }
  if (stair.landing !== undefined) belowLanding(mesh, stair.landing, house, look)
}

function coatOf({ kind }: Block, { trim, partition }: RoomLook): Coat {
  return kind === 'knee-wall' ? partition : trim
}

function boards(
  mesh: RoomMesh,
  { frame, outline, fromRightIn, toRightIn }: Block,
  coat: Coat,
): void {
  const along = outline.map(([at]) => at)
  const topIn = Math.max(...outline.map(([, up]) => up))
  const isEdged = outline.length > 4
  const from = Math.min(...along) + (isEdged ? LANDING_TREAD_IN - 0.75 : 0)
  const to = Math.max(...along)
  mesh.block(
    {
      frame,
      outline: [
        [from, topIn - 0.5],
        [to, topIn - 0.5],
        [to, topIn + BOARDS_IN],
        [from, topIn + BOARDS_IN],
      ],
      fromRightIn: fromRightIn + 0.02,
      toRightIn: toRightIn - 0.02,
    },
    coat,
  )
}
