import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Fineness } from '../form/fineness.ts'
import { turnedRound } from '../form/lathe.ts'
import { metalPiece } from '../metal-piece.ts'
import type { Solid } from '../solid.ts'

/** So that the pin finds its hole. */
const CHAMFER_IN = 0.04

/** The round pin that goes into the rail. */
export function pinSolid({ pin, lengthIn }: IronBalusterShape, fineness: Fineness): Solid {
  const radiusIn = pin.diameterIn / 2
  const profile = [
    { heightIn: lengthIn - pin.lengthIn, radiusIn },
    { heightIn: lengthIn - CHAMFER_IN, radiusIn },
    { heightIn: lengthIn, radiusIn: radiusIn - CHAMFER_IN },
  ]
  return metalPiece('pin', turnedRound(profile, fineness))
}
