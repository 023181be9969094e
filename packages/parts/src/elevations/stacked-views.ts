import { moved, type Point } from '../geometry/path.ts'
import { solidDrawing } from '../sight/solid-drawing.ts'
import type { Solid } from '../solids/solid.ts'
import { boundsAround } from './elevation-bounds.ts'
import type { Outline } from './outline.ts'

/** Paper between two views, as a share of their heights, and at least, in inches of the part. */
const GAP_SHARE = 0.1
const LEAST_GAP_SHARE = 0.06

/** Two views above each other, and how far each was moved up. */
export interface StackedViews {
  readonly outlines: readonly Outline[]
  readonly upIn: { readonly upper: number; readonly lower: number }
}

/** A part on a wall from the side, its plate to the left, with what more is drawn there, and from above. */
export function sideOverPlan(
  solids: readonly Solid[],
  more: readonly Outline[] = [],
): StackedViews {
  const side = solidDrawing(solids, { turnDeg: 90, tiltDeg: 0 })
  return stackedViews([...side, ...more], solidDrawing(solids, { turnDeg: 90, tiltDeg: 90 }))
}

/** Sets one view above another, the lower one on y = 0. */
export function stackedViews(upper: readonly Outline[], lower: readonly Outline[]): StackedViews {
  const [above, below] = [boundsAround(upper), boundsAround(lower)]
  const lowerIn = below.top - below.bottom
  const wholeIn = above.top - above.bottom + lowerIn
  const gapIn = Math.max(wholeIn * GAP_SHARE, (above.right - above.left) * LEAST_GAP_SHARE)
  const upIn = { upper: lowerIn + gapIn - above.bottom, lower: -below.bottom }
  return { outlines: [...raised(upper, upIn.upper), ...raised(lower, upIn.lower)], upIn }
}

function raised(outlines: readonly Outline[], upIn: number): readonly Outline[] {
  const up = ([x, y]: Point): Point => [x, y + upIn]
  return outlines.map((outline) => ({ ...outline, path: moved(outline.path, up) }))
}
