import type { Flight } from '../../model/flights.ts'
import { nosingLineIn } from '../../model/steps.ts'
import type { Stair } from '../../model/stair.ts'
import { facesEye } from './faces-eye.ts'
import type { House } from './house.ts'
import type { RoomLook } from './room-look.ts'
import type { RoomMesh } from './room-mesh.ts'

const SKIRT_IN = 0.7
/** A string that closes the side of a flight whose wall stands before the eye, and is left out. */
const STRING_IN = 1.5
/** From the end of the level skirting to the first riser. */
const BEFORE_IN = 6

/** Boards along the walls of a flight, over the ends of treads and risers. */
export function skirtBoards(
  mesh: RoomMesh,
  { steps, design }: Stair,
  { frame, baseIn, lengthIn, widthIn }: Flight,
  { view }: House,
  { trim }: RoomLook,
): void {
  const at = (alongIn: number, aboveIn: number) =>
    [alongIn, baseIn + nosingLineIn(steps, alongIn) + aboveIn] as const
  const top = [at(lengthIn + 1, 3.5), at(0, 3.5)]
  const skirt = [
    [-BEFORE_IN, baseIn + 0.02],
    at(2, -6),
    at(lengthIn + 1, -9),
    ...top,
    [-BEFORE_IN, baseIn + 6.75],
  ] as const
  const string = [[-2, baseIn], [5, baseIn], at(lengthIn + 1, -15), ...top, at(-2, 3.5)] as const
  for (const side of ['left', 'right'] as const) {
    if (design[side] === 'open') continue
    const sign = side === 'left' ? -1 : 1
    const isBefore = facesEye(frame, sign, view)
    const wallIn = sign * (widthIn / 2)
    const otherIn = wallIn + (isBefore ? STRING_IN : -SKIRT_IN) * sign
    mesh.block(
      {
        frame,
        outline: isBefore ? string : skirt,
        fromRightIn: Math.min(wallIn, otherIn),
        toRightIn: Math.max(wallIn, otherIn),
      },
      trim,
    )
  }
}
