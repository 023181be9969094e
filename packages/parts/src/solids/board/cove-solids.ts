import type { CoveShape } from '@millrun/catalogue/shapes/tread-shape'
import { coveSection } from '../../elevations/board/cove-section.ts'
import type { Fineness } from '../form/fineness.ts'
import { type Ring, skinOver } from '../mesh/skin-over.ts'
import { easedSection } from '../rail/eased-section.ts'
import type { Solid } from '../solid.ts'
import { woodPiece } from '../wood-piece.ts'
import { ALONG } from './blank.ts'

const EASE_IN = 0.02

/** A cove along x with its square corner below at the back, and so its hollow up and to the front. */
export function coveSolids(shape: CoveShape, fineness: Fineness): readonly Solid[] {
  const section = easedSection(coveSection(shape), EASE_IN, fineness)
  const ringAt = (xIn: number): Ring =>
    section.map(([outIn, upIn]) => [xIn, upIn, outIn] as const).toReversed()
  return [woodPiece('cove', skinOver([ringAt(0), ringAt(shape.lengthIn)]), ALONG)]
}
