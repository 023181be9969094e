import type { Point } from './corners.ts'
import type { Marking } from './marking.ts'
import type { PictureSize } from './picture-size.ts'

/** By how many times a shape may seem other than it is: a wall that is seen at 45° seems 1.4 times as narrow. */
const MOST_APART = 1.7

/**
 * What makes the sizes of a marked rectangle unlikely, as a sentence: it looks much wider or much narrower
 * than they say. Undefined when they may be right.
 */
export function sizesDoubt(
  { corners, widthIn, heightIn }: Marking,
  { width, height }: PictureSize,
): string | undefined {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const long = (from: Point, to: Point) =>
    Math.hypot((to.x - from.x) * width, (to.y - from.y) * height)
  const across = long(topLeft, topRight) + long(bottomLeft, bottomRight)
  const looks = across / (long(topLeft, bottomLeft) + long(topRight, bottomRight))
  const apart = looks / (widthIn / heightIn)
  if (Math.max(apart, 1 / apart) < MOST_APART) return undefined
  return `In the photograph it looks about ${proportion(looks)}. Check the width, the height and the corners.`
}

function proportion(looks: number): string {
  const times = Math.round(Math.max(looks, 1 / looks) * 10) / 10
  if (times === 1) return 'as wide as it is high'
  return looks > 1 ? `${times} times as wide as high` : `${times} times as high as wide`
}
