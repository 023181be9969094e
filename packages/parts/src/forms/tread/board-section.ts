import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Point } from '../../geometry/path.ts'

/** Height of a board's top above its lowest place, or above the foot of the riser that it comes with. */
export function boardTopIn({ thickIn, nose, riser }: TreadShape): number {
  return (riser?.heightIn ?? 0) + Math.max(thickIn, nose.thickIn)
}

/**
 * The back edge of a board's section, from the top down: square, or the front over again. Points are
 * inches behind the front and up.
 */
export function backEdge(shape: TreadShape, front: readonly Point[]): readonly Point[] {
  const { depthIn, thickIn, isBackNosed } = shape
  if (isBackNosed) {
    return front.map(([insetIn, heightIn]): Point => [depthIn - insetIn, heightIn]).toReversed()
  }
  const topIn = boardTopIn(shape)
  return [
    [depthIn, topIn],
    [depthIn, topIn - thickIn],
  ]
}

/** Where a front that is thicker than its board ends behind, from the board's underside down. */
export function turnDown(shape: TreadShape): readonly Point[] {
  const { thickIn, nose } = shape
  if (nose.thickIn <= thickIn) return []
  const topIn = boardTopIn(shape)
  return [
    [nose.backIn, topIn - thickIn],
    [nose.backIn, topIn - nose.thickIn],
  ]
}
