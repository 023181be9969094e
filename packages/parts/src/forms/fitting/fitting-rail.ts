import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { Point } from '../../geometry/path.ts'
import { simplifiedLine } from '../../geometry/simplified-line.ts'
import { loopOf } from '../../solids/form/section-loop.ts'
import type { Edges, Fineness } from '../../solids/form/fineness.ts'
import { easedSection } from '../../solids/form/eased-section.ts'
import type { LedSection } from '../../solids/form/led-rail.ts'

/** What rail and caps of a fitting are milled to. */
export interface FittingRail extends LedSection {
  readonly railWidthIn: number
}

const EASE_IN = 0.035

/** The rail of a fitting, with fewer points where less is seen. */
export function fittingRail(shape: FittingShape, fineness: Fineness, edges: Edges): FittingRail {
  const toleranceIn = 0.003 / fineness - 0.002
  const half: readonly Point[] = simplifiedLine(shape.halfSection, toleranceIn)
  const loop = loopOf(half)
  return {
    corners: edges === 'sharp' ? loop : easedSection(loop, EASE_IN, fineness),
    railHeightIn: railHeightIn(shape),
    railWidthIn: railWidthIn(shape),
  }
}
