import { type Bounds, boundsOf, widened } from '../geometry/bounds.ts'
import type { Elevation } from './elevation.ts'
import type { Outline } from './outline.ts'

/** The smallest rectangle round the whole elevation, in inches. */
export function elevationBounds({ outlines }: Elevation): Bounds {
  return boundsAround(outlines)
}

/** The smallest rectangle round some outlines, in inches. */
export function boundsAround(outlines: readonly Outline[]): Bounds {
  const boxes = outlines.map(outlineBounds)
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.min(...boxes.map((box) => box.bottom)),
    top: Math.max(...boxes.map((box) => box.top)),
  }
}

/** The smallest rectangle round one outline, in inches. */
export function outlineBounds(outline: Outline): Bounds {
  const bounds = boundsOf([outline.path])
  return outline.kind === 'rod' ? widened(bounds, outline.widthIn / 2) : bounds
}
