import type { Point } from '../../geometry/path.ts'
import type { Frame } from '../part-view.ts'

/** Tells whether a place can come to lie in a picture that shows the frame. */
export function shownIn({ centre, heightIn }: Frame): (seen: Point) => boolean {
  const [half, halfHeight] = [heightIn * 0.42, heightIn * 0.53]
  return ([x, y]) => Math.abs(x - centre[0]) < half && Math.abs(y - centre[1]) < halfHeight
}
