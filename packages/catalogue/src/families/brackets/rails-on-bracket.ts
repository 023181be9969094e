import type { Handrail } from '../handrails/handrail.ts'
import type { Shape } from '../../shape.ts'
import type { BracketShape } from '../../shapes/bracket-shape.ts'
import { railGrip } from '../../shapes/rail-grip.ts'
import type { RailShape } from '../../shapes/rail-shape.ts'
import { flatUndersideIn, railWidthIn } from '../../shapes/rail-sizes.ts'

/** Room for the fingers between wall and rail, in inches; IRC R311.7.8.2. */
const HAND_ROOM_IN = 1.5

/**
 * Which of `rails` lie on a bracket: a hollow saddle takes the section it is hollowed for, a flat one any
 * straight rail that is flat below over its whole width. The rail has to leave a hand its room to the wall and
 * be one that the hand can close on; a plow has no wood for the screws. A rail whose profile is chosen is none
 * of them, and a tread bracket carries none.
 */
export function railsOnBracket<R extends Pick<Handrail, 'shape' | 'optionGroups'>>(
  bracket: Shape,
  rails: readonly R[],
): readonly R[] {
  if (bracket.kind !== 'bracket') return []
  return rails.filter(
    ({ shape, optionGroups }) =>
      shape.kind === 'rail' &&
      optionGroups.every(({ type }) => type !== 'profile') &&
      isOnSaddle(bracket, shape) &&
      handRoomIn(bracket, shape) >= HAND_ROOM_IN &&
      railGrip(shape) !== 'none',
  )
}

function isOnSaddle({ saddle, rail }: BracketShape, shape: RailShape): boolean {
  if (shape.plow !== undefined || shape.plyIn !== undefined) return false
  return saddle.form === 'hollow'
    ? shape.halfSection === rail
    : flatUndersideIn(shape) >= saddle.widthIn
}

/** Between wall and rail, the arm drawn out as far as it goes. */
function handRoomIn({ projectionIn, arm }: BracketShape, shape: RailShape): number {
  return projectionIn + (arm.drawsOutIn ?? 0) - railWidthIn(shape) / 2
}
