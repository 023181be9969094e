import type { PlugPiece } from '@millrun/catalogue/shapes/kit-shape'
import type { Point } from '../../geometry/path.ts'

const TAPER_IN = 0.05
const EASE_IN = 0.03

/** The side of a plug, its wide end up: distances from the axis and heights. */
export function plugSide({ diameterIn, lengthIn }: PlugPiece): readonly Point[] {
  const half = diameterIn / 2
  return [
    [half - TAPER_IN - EASE_IN, 0],
    [half - TAPER_IN, EASE_IN],
    [half, lengthIn - EASE_IN],
    [half - EASE_IN, lengthIn],
  ]
}
