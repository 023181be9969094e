import type { CollarShape, KnuckleShape } from '@millrun/catalogue/shapes/hardware-shape'
import { hardwareRings } from '../../elevations/hardware/hardware-rings.ts'
import type { Fineness } from '../form/fineness.ts'
import { metalPiece } from '../metal-piece.ts'
import type { Solid } from '../solid.ts'
import { piercedPart } from './pierced-part.ts'

/** A knuckle or collar that slides on a bar, with its opening through. */
export function slipOnSolids(
  shape: KnuckleShape | CollarShape,
  fineness: Fineness,
): readonly Solid[] {
  const opening = { section: shape.section, widthIn: shape.openingIn }
  return [metalPiece(shape.kind, piercedPart(hardwareRings(shape), opening, fineness))]
}
