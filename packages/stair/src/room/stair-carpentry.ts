import type { Stair } from '../model/stair.ts'
import type { Block } from '../placements/block.ts'
import { carpentry } from '../placements/carpentry.ts'
import { belowFlight } from './below-flight.ts'
import { belowLanding } from './below-landing.ts'
import { cutDivider, cutWallAtHead } from './cut-walls.ts'
import type { House } from './house/house.ts'
import { walledSides } from './house/walled-sides.ts'
import { type CoatName, type Outline, rectangle, type RoomForm } from './room-form.ts'
import type { RoomStyle } from './room-style.ts'
import { skirtBoard } from './skirt-board.ts'

/** Covers the carpenter's landing with the boards of the house. */
const BOARDS_IN = 0.04
const LANDING_TREAD_IN = 2.25

/** Carriages, stringers, knee walls and floors; below them the walls that carry them. */
export function stairCarpentry(stair: Stair, house: House, style: RoomStyle): readonly RoomForm[] {
  // before a photograph the house has its walls and its upper floor already
  const isRoom = style.dressing !== 'none'
  const { flights, landing } = stair
  return [
    ...carpentry(stair)
      .filter(({ kind }) => kind !== 'wall')
      .filter(({ kind }) => kind !== 'floor' || isRoom || flights.length === 0)
      .flatMap((block) => [
        prism(block, block.outline, block.kind === 'knee-wall' ? 'partition' : 'trim'),
        ...(block.kind === 'floor' || block.kind === 'landing' ? [boards(block)] : []),
      ]),
    ...flights.flatMap((flight) => belowFlight(stair, flight, house, style)),
    ...walledSides(stair, house).flatMap((side) => {
      // the lower flight of a U keeps its board on what is left of the wall beside it
      const isKept = side.wall === 'between' && side.flight.baseIn === 0
      return [
        ...(side.wall === 'behind' || isKept ? [skirtBoard(stair, side)] : []),
        ...(isKept && isRoom ? cutDivider(stair, side) : []),
      ]
    }),
    ...(house.headCut !== undefined && isRoom ? cutWallAtHead(stair, house.headCut) : []),
    ...(landing === undefined ? [] : belowLanding(landing, house, style)),
  ]
}

function prism(
  { frame, fromRightIn, toRightIn }: Block,
  outline: Outline,
  coat: CoatName,
  insetIn = 0,
): RoomForm {
  const span = [fromRightIn + insetIn, toRightIn - insetIn] as const
  return { kind: 'prism', way: 'across', frame, outline, span, coat }
}

function boards(block: Block): RoomForm {
  const along = block.outline.map(([at]) => at)
  const topIn = Math.max(...block.outline.map(([, up]) => up))
  const isEdged = block.outline.length > 4
  const from = Math.min(...along) + (isEdged ? LANDING_TREAD_IN - 0.75 : 0)
  const outline = rectangle([from, Math.max(...along)], [topIn - 0.5, topIn + BOARDS_IN])
  return prism(block, outline, 'floor', 0.02)
}
