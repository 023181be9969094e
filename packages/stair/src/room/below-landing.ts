import type { Landing } from '../segments/flights.ts'
import type { House } from './house/house.ts'
import { type CoatName, rectangle, type RoomForm, type Span } from './room-form.ts'
import { isOpenBelow, type RoomStyle } from './room-style.ts'

const FLOOR_IN = 11
const POST_IN = 3
const BACK_IN = 1
const SKIRTING_IN = 6.75

/** What holds a landing up: four posts in a loft and in a photograph, elsewhere the walls of a closet. */
export function belowLanding(
  { frame, heightIn, depthIn, leftIn, rightIn }: Landing,
  { floorIn }: House,
  style: RoomStyle,
): readonly RoomForm[] {
  const topIn = heightIn - FLOOR_IN
  if (topIn <= floorIn) return []
  const column = (along: Span, span: Span, toIn: number, coat: CoatName): RoomForm => {
    const outline = rectangle(along, [floorIn, toIn])
    return { kind: 'prism', way: 'across', frame, outline, span, coat }
  }
  const closet = (backIn: number, toIn: number, coat: CoatName) =>
    column([1, depthIn - backIn], [-leftIn + backIn, rightIn - backIn], toIn, coat)
  if (!isOpenBelow(style)) {
    return [closet(BACK_IN, topIn, 'partition'), closet(0.4, floorIn + SKIRTING_IN, 'trim')]
  }
  return [2, depthIn - 5].flatMap((along) =>
    [-leftIn + 2, rightIn - 5].map((right) =>
      column([along, along + POST_IN], [right, right + POST_IN], topIn, 'trim'),
    ),
  )
}
