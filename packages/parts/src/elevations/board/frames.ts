import type { Point } from '../../geometry/path.ts'
import type { Frame } from '../part-view.ts'
import { clippedBetween } from './clipped-between.ts'

/** Width of a picture for its height. */
const ASPECT = 0.8
/** Room at the left of a board that runs out of its picture, as a share of the width. */
const MARGIN = 0.07

/** The frame of a part that is shown whole; `seen` are its outermost places. */
export function wholeFrame(seen: readonly Point[]): Frame {
  const { left, right, low, high } = reach(seen)
  const heightIn = Math.max(((right - left) / ASPECT) * 1.12, (high - low) * 1.5)
  return { centre: [(left + right) / 2, (low + high) / 2], heightIn }
}

/**
 * The frame of the left end of a board that runs out of its picture to the right. `upper` is its upper
 * side as it is seen, `seen` all its outermost places.
 */
export function endFrame(seen: readonly Point[], upper: readonly Point[], heightIn: number): Frame {
  const width = heightIn * ASPECT
  const left = reach(seen).left - MARGIN * width
  const high = reach(clippedBetween(upper, 0, left, left + width)).high
  return { centre: [left + width / 2, (reach(seen).low + high) / 2], heightIn }
}

function reach(places: readonly Point[]) {
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...ys),
    high: Math.max(...ys),
  }
}
