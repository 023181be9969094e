import { HANDS } from '../../design/design.ts'
import type { Flight } from '../../segments/flights.ts'
import { type Frame, rightOf } from '../../segments/frame.ts'
import type { Stair } from '../../model/stair.ts'
import type { House } from './house.ts'
import { comesBack } from './turn-of.ts'

/** A side of a flight that has a wall. */
export interface WalledSide {
  readonly flight: Flight
  /** -1 is its left side as one goes up, 1 its right. */
  readonly sign: 1 | -1
  /**
   * Where the wall is for who looks at the whole stair: behind it, where it can stand; before the flight or
   * between the two flights of a U, where it would hide them.
   */
  readonly wall: 'behind' | 'before' | 'between'
}

/** Every side of every flight that has a wall. */
export function walledSides(stair: Stair, { view }: House): readonly WalledSide[] {
  const { design, flights } = stair
  return flights.flatMap((flight) =>
    HANDS.flatMap((hand): readonly WalledSide[] => {
      if (design[hand] === 'open') return []
      const sign = hand === 'left' ? -1 : 1
      if (comesBack(stair) && design.turn === hand) {
        return [{ flight, sign, wall: 'between' }]
      }
      return [{ flight, sign, wall: facesEye(flight.frame, sign, view) ? 'before' : 'behind' }]
    }),
  )
}

/** Whether the wall on this side would stand between the eye and the flight. */
function facesEye(frame: Frame, sign: 1 | -1, { azimuthDeg }: House['view']): boolean {
  const [x, , z] = rightOf(frame)
  const eye = (azimuthDeg * Math.PI) / 180
  return sign * (x * Math.sin(eye) + z * Math.cos(eye)) > 0.1
}
