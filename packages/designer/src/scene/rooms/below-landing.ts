import type { Landing } from '../../model/flights.ts'
import type { House } from './house.ts'
import type { RoomLook } from './room-look.ts'
import type { Coat } from './face-writer.ts'
import type { RoomMesh } from './room-mesh.ts'
import type { Span } from './wall.ts'

const FLOOR_IN = 11
const POST_IN = 3
const BACK_IN = 1
const SKIRTING_IN = 6.75

/** What holds a landing up: four posts in a loft and in a photograph, elsewhere the walls of a closet. */
export function belowLanding(
  mesh: RoomMesh,
  { frame, heightIn, depthIn, leftIn, rightIn }: Landing,
  { floorIn }: House,
  { dressing, partition, trim }: RoomLook,
): void {
  const topIn = heightIn - FLOOR_IN
  if (topIn <= floorIn) return
  const column = (along: Span, right: Span, up: Span, coat: Coat) =>
    mesh.block(
      {
        frame,
        outline: [
          [along[0], up[0]],
          [along[1], up[0]],
          [along[1], up[1]],
          [along[0], up[1]],
        ],
        fromRightIn: right[0],
        toRightIn: right[1],
      },
      coat,
    )
  if (dressing !== 'bricks' && dressing !== 'none') {
    column(
      [1, depthIn - BACK_IN],
      [-leftIn + BACK_IN, rightIn - BACK_IN],
      [floorIn, topIn],
      partition,
    )
    column(
      [1, depthIn - 0.4],
      [-leftIn + 0.4, rightIn - 0.4],
      [floorIn, floorIn + SKIRTING_IN],
      trim,
    )
    return
  }
  for (const along of [2, depthIn - 5]) {
    for (const right of [-leftIn + 2, rightIn - 5]) {
      column([along, along + POST_IN], [right, right + POST_IN], [floorIn, topIn], trim)
    }
  }
}
