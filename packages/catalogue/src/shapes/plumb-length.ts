import type { FittingShape } from './fitting-shape.ts'

/** Length of straight rail in a fitting that stands upright, in inches. */
export function plumbLengthIn(shape: FittingShape): number {
  let slopeDeg = shape.startSlopeDeg
  let plumbIn = 0
  for (const step of shape.course) {
    if (step.kind === 'ease') slopeDeg += step.angleDeg
    if (step.kind === 'straight' && Math.abs(slopeDeg - 90) < 0.01) plumbIn += step.lengthIn
  }
  return plumbIn
}
