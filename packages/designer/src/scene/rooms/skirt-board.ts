import { nosingLineIn } from '../../model/steps.ts'
import type { Stair } from '../../model/stair.ts'
import type { RoomLook } from './room-look.ts'
import type { RoomMesh } from './room-mesh.ts'
import type { WalledSide } from './walled-sides.ts'

const SKIRT_IN = 0.7
/** From the end of the level skirting to the first riser. */
const BEFORE_IN = 6

/** A board along the wall of a flight, over the ends of treads and risers. */
export function skirtBoard(
  mesh: RoomMesh,
  { steps }: Stair,
  { flight: { frame, baseIn, lengthIn, widthIn }, sign }: WalledSide,
  { trim }: RoomLook,
): void {
  const at = (alongIn: number, aboveIn: number) =>
    [alongIn, baseIn + nosingLineIn(steps, alongIn) + aboveIn] as const
  const wallIn = sign * (widthIn / 2)
  const otherIn = wallIn - SKIRT_IN * sign
  mesh.block(
    {
      frame,
      outline: [
        [-BEFORE_IN, baseIn + 0.02],
        at(2, -6),
        at(lengthIn + 1, -9),
        at(lengthIn + 1, 3.5),
        at(0, 3.5),
        [-BEFORE_IN, baseIn + 6.75],
      ],
      fromRightIn: Math.min(wallIn, otherIn),
      toRightIn: Math.max(wallIn, otherIn),
    },
    trim,
  )
}
