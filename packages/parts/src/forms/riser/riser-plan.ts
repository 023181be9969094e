import type { RiserShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Point } from '../../geometry/path.ts'

/** Width of a saw cut. */
const KERF_IN = 0.09

/** Where the saw cuts across the back are, from the left, as far as `lengthIn`. */
export function kerfPlaces({ kerfs }: RiserShape, lengthIn: number): readonly number[] {
  if (kerfs === undefined) return []
  const count = Math.floor(lengthIn / kerfs.apartIn - 0.5)
  return Array.from({ length: count }, (_, index) => (index + 1) * kerfs.apartIn)
}

/** The left end of a riser from above, anticlockwise from the left of its face; y is back from it. */
export function riserPlan(shape: RiserShape, lengthIn: number): readonly Point[] {
  const { thickIn, isMitred, kerfs } = shape
  const floorIn = thickIn - (kerfs?.depthIn ?? 0)
  const cuts = kerfPlaces(shape, lengthIn).map((middleIn): readonly Point[] => [
    [middleIn + KERF_IN / 2, thickIn],
    [middleIn + KERF_IN / 2, floorIn],
    [middleIn - KERF_IN / 2, floorIn],
    [middleIn - KERF_IN / 2, thickIn],
  ])
  return [
    [0, 0],
    [lengthIn, 0],
    [lengthIn, thickIn],
    ...cuts.toReversed().flat(),
    [isMitred ? thickIn : 0, thickIn],
  ]
}
