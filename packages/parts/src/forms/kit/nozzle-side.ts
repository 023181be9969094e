import type { NozzlePiece } from '@millrun/catalogue/shapes/kit-shape'
import type { Point } from '../../geometry/path.ts'

/** Turns of the mixing element that show in the tube. */
const TURN_IN = 0.16
const RIPPLE = 0.05

/** The collar that is screwed to a syringe, as distances from the axis and heights above its foot. */
export function nozzleCollar({ diameterIn }: NozzlePiece): readonly Point[] {
  const half = diameterIn / 2
  return [
    [half, 0],
    [half, 0.12],
    [half * 0.92, 0.15],
    [half * 0.92, 0.5],
    [half * 0.6, 0.58],
  ]
}

/** The tube of a nozzle with the turns of its mixing element, and its tip. */
export function nozzleTube({ diameterIn, lengthIn }: NozzlePiece): readonly Point[] {
  const half = diameterIn / 2
  const [fromIn, toIn] = [0.5, lengthIn - 0.75]
  const count = Math.round((toIn - fromIn) / TURN_IN) * 6
  const tube = Array.from({ length: count + 1 }, (_, at): Point => {
    const ripple = 1 + RIPPLE * Math.sin((2 * Math.PI * at) / 6)
    return [half * 0.58 * ripple, fromIn + ((toIn - fromIn) * at) / count]
  })
  return [...tube, [half * 0.34, toIn + 0.16], [half * 0.3, toIn + 0.45], [half * 0.24, lengthIn]]
}
