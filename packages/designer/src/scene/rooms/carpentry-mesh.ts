import type { Stair } from '../../model/stair.ts'
import type { Flight } from '../../model/flights.ts'
import type { Block } from '../../placements/block.ts'
import { carpentry } from '../../placements/carpentry.ts'
import type { House } from './house.ts'
import type { RoomLook } from './room-look.ts'
import type { Coat, RoomMesh } from './room-mesh.ts'

/** Covers the carpenter's landing with the boards of the house. */
const BOARDS_IN = 0.04
const LANDING_TREAD_IN = 2.25
const FLOOR_IN = 11

/** Carriages, stringers, knee walls and floors; below them the walls that carry them. */
export function carpentryInto(mesh: RoomMesh, stair: Stair, house: House, look: RoomLook): void {
  for (const block of carpentry(stair)) {
    if (block.kind === 'wall') continue
    mesh.block(block, coatOf(block, look))
    if (block.kind === 'floor' || block.kind === 'landing') boards(mesh, block, look.floor)
  }
  for (const flight of stair.flights) below(mesh, stair, flight, house, look)
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

/** In a loft one sees through below the stair; elsewhere it is closed. */
function below(
  mesh: RoomMesh,
  { steps }: Stair,
  { frame, baseIn, risers, lengthIn, widthIn }: Flight,
  { floorIn }: House,
  { dressing, partition }: RoomLook,
): void {
  if (dressing === 'bricks') return
  const headIn = baseIn + (risers - 1) * steps.riseIn - 5
  const footIn = (5 * steps.runIn) / steps.riseIn
  const outline: (readonly [number, number])[] =
    baseIn > floorIn
      ? [
          [0.8, floorIn],
          [lengthIn + 0.7, floorIn],
          [lengthIn + 0.7, headIn],
          [footIn, baseIn],
          [0.8, baseIn],
        ]
      : [
          [footIn, floorIn],
          [lengthIn + 0.7, floorIn],
          [lengthIn + 0.7, headIn],
        ]
  if (headIn <= baseIn) return
  mesh.block(
    { frame, outline, fromRightIn: -widthIn / 2 + 1, toRightIn: widthIn / 2 - 1 },
    partition,
  )
}

function belowLanding(
  mesh: RoomMesh,
  { frame, heightIn, depthIn, leftIn, rightIn }: NonNullable<Stair['landing']>,
  { floorIn }: House,
  { dressing, partition, trim }: RoomLook,
): void {
  const topIn = heightIn - FLOOR_IN
  const column = (along: readonly [number, number], right: readonly [number, number], coat: Coat) =>
    mesh.block(
      {
        frame,
        outline: [
          [along[0], floorIn],
          [along[1], floorIn],
          [along[1], topIn],
          [along[0], topIn],
        ],
        fromRightIn: right[0],
        toRightIn: right[1],
      },
      coat,
    )
  if (topIn <= floorIn) return
  if (dressing !== 'bricks') {
    column([1, depthIn - 1], [-leftIn + 1, rightIn - 1], partition)
    return
  }
  for (const along of [2, depthIn - 5]) {
    for (const right of [-leftIn + 2, rightIn - 5]) {
      column([along, along + 3], [right, right + 3], trim)
    }
  }
}
