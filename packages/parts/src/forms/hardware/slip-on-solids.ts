import type { CollarShape, KnuckleShape } from '@millrun/catalogue/shapes/hardware-shape'
import { hardwareRings } from './hardware-rings.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { metalPiece } from '../../solids/metal-piece.ts'
import type { Solid } from '../../solids/solid.ts'
import { piercedPart } from './pierced-part.ts'

/** A knuckle or collar that slides on a bar, with its opening through. */
export function slipOnSolids(
  shape: KnuckleShape | CollarShape,
  fineness: Fineness,
): readonly Solid[] {
  const opening = { section: shape.section, widthIn: shape.openingIn }
  return [metalPiece(shape.kind, piercedPart(hardwareRings(shape), opening, fineness))]
}
