import type { Facets } from '../solids/mesh/facets.ts'
import { skinOver } from '../solids/mesh/skin-over.ts'
import { ringAt } from './lathe.ts'
import { anglesRound, squareRadius } from './square-radius.ts'

/** A square cross-section: how high it lies and how far its sides are from the axis, in inches. */
export interface SquareLevel {
  readonly heightIn: number
  readonly halfIn: number
}

/** The skin over square sections one above the other, their corners eased. */
export function squareStack(levels: readonly SquareLevel[], easeIn: number): Facets {
  const widest = 2 * Math.max(...levels.map(({ halfIn }) => halfIn))
  const angles = anglesRound({ blockIn: widest, easeIn }, 1)
  return skinOver(
    levels.map(({ heightIn, halfIn }) => {
      const stick = { blockIn: 2 * halfIn, easeIn: Math.min(easeIn, halfIn) }
      return ringAt(heightIn, angles, (angle) => squareRadius(stick, angle))
    }),
  )
}
