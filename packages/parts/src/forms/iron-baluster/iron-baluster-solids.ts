import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Point } from '../../geometry/path.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { metalPiece } from '../../solids/metal-piece.ts'
import type { Solid } from '../../solids/solid.ts'
import { turnedFrom } from '../../turning/lathe.ts'
import { barPiece } from './bar/bar-piece.ts'
import { barRuns } from './bar/bar-runs.ts'
import { ornamentSolids } from './ornaments.ts'

/** So that the pin finds its hole. */
const CHAMFER_IN = 0.04

/** A forged bar with its ornaments, standing on its foot, the pin at the top. */
export function ironBalusterSolids(shape: IronBalusterShape, fineness: Fineness): readonly Solid[] {
  return [
    ...barRuns(shape, fineness).map((run) => barPiece(run, shape, fineness)),
    ...(shape.pin.lengthIn > 0 ? [pinSolid(shape, fineness)] : []),
    ...shape.ornaments.flatMap((ornament) => ornamentSolids(ornament, shape, fineness)),
  ]
}

/** The round pin that goes into the rail. */
function pinSolid({ pin, lengthIn }: IronBalusterShape, fineness: Fineness): Solid {
  const radiusIn = pin.diameterIn / 2
  const side: readonly Point[] = [
    [radiusIn, lengthIn - pin.lengthIn],
    [radiusIn, lengthIn - CHAMFER_IN],
    [radiusIn - CHAMFER_IN, lengthIn],
  ]
  return metalPiece('pin', turnedFrom(side, fineness))
}
