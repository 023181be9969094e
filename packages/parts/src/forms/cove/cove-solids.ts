import type { CoveShape } from '@millrun/catalogue/shapes/tread-shape'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import { type Ring, skinOver } from '../../solids/mesh/skin-over.ts'
import { easedSection } from '../../solids/form/eased-section.ts'
import type { Solid } from '../../solids/solid.ts'
import { woodPiece } from '../../solids/wood-piece.ts'
import { ALONG } from '../board/blank.ts'
import type { Point } from '../../geometry/path.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'

const EASE_IN = 0.02

/** A cove along x with its square corner below at the back, and so its hollow up and to the front. */
export function coveSolids(shape: CoveShape, fineness: Fineness): readonly Solid[] {
  const section = easedSection(coveSection(shape, fineness), EASE_IN, fineness)
  const ringAt = (xIn: number): Ring =>
    section.map(([outIn, upIn]) => [xIn, upIn, outIn] as const).toReversed()
  return [woodPiece('cove', skinOver([ringAt(0), ringAt(shape.lengthIn)]), ALONG)]
}

/** So many lines follow the hollow in a photograph that its polish shows no corners. */
const HOLLOW_LINES = 30

/** The section of a cove, its square corner below on the left, anticlockwise from there. */
export function coveSection(
  { sideIn, radiusIn }: CoveShape,
  fineness: Fineness = 1,
): readonly Point[] {
  const lines = linesFor(HOLLOW_LINES, fineness)
  const hollow = Array.from({ length: lines + 1 }, (_, index): Point => {
    const angleDeg = -90 - (index * 90) / lines
    return [sideIn + radiusIn * cosDeg(angleDeg), sideIn + radiusIn * sinDeg(angleDeg)]
  })
  return [[0, 0], [sideIn, 0], ...hollow, [0, sideIn]]
}
