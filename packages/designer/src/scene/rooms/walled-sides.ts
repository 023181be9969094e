import { HANDS } from '../../design/design.ts'
import type { Flight } from '../../model/flights.ts'
import type { Stair } from '../../model/stair.ts'
import { facesEye } from './faces-eye.ts'
import type { House } from './house.ts'

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
export function walledSides({ design, flights }: Stair, { view }: House): readonly WalledSide[] {
  return flights.flatMap((flight) =>
    HANDS.flatMap((hand): readonly WalledSide[] => {
      if (design[hand] === 'open') return []
      const sign = hand === 'left' ? -1 : 1
      if (design.layout === 'u-landing' && design.turn === hand) {
        return [{ flight, sign, wall: 'between' }]
      }
      return [{ flight, sign, wall: facesEye(flight.frame, sign, view) ? 'before' : 'behind' }]
    }),
  )
}
