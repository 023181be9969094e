import { nosingLineIn } from '../segments/steps.ts'
import type { Stair } from '../model/stair.ts'
import type { WalledSide } from './house/walled-sides.ts'
import { type RoomForm, spanOf } from './room-form.ts'

const SKIRT_IN = 0.7
/** From the end of the level baseboard to the first riser. */
const BEFORE_IN = 6

/** A board along the wall of a flight, over the ends of treads and risers. */
export function skirtBoard(
  { steps }: Stair,
  { flight: { frame, baseIn, lengthIn, widthIn }, sign }: WalledSide,
): RoomForm {
  const at = (alongIn: number, aboveIn: number) =>
    [alongIn, baseIn + nosingLineIn(steps, alongIn) + aboveIn] as const
  const wallIn = sign * (widthIn / 2)
  return {
    kind: 'prism',
    way: 'across',
    frame,
    outline: [
      [-BEFORE_IN, baseIn + 0.02],
      at(2, -6),
      at(lengthIn + 1, -9),
      at(lengthIn + 1, 3.5),
      at(0, 3.5),
      [-BEFORE_IN, baseIn + 6.75],
    ],
    span: spanOf(wallIn, wallIn - SKIRT_IN * sign),
    coat: 'trim',
  }
}
