import { PITCH_DEG } from '@millrun/catalogue/families/fittings/course-steps'
import type { CourseStep, FittingShape } from '@millrun/catalogue/shapes/fitting-shape'

/** A fitting as the joiner fits it: its bend from level to rake follows the pitch of this flight. */
export function bentTo(shape: FittingShape, pitchDeg: number): FittingShape {
  const startSlopeDeg = isPitch(shape.startSlopeDeg) ? pitchDeg : shape.startSlopeDeg
  return { ...shape, startSlopeDeg, course: shape.course.map((step) => bentStep(step, pitchDeg)) }
}

/** A fitting with its upright length cut to `plumbIn`. */
export function withPlumb(shape: FittingShape, plumbIn: number): FittingShape {
  let slopeDeg = shape.startSlopeDeg
  const course = shape.course.map((step): CourseStep => {
    if (step.kind === 'ease') slopeDeg += step.angleDeg
    const isPlumb = step.kind === 'straight' && Math.abs(slopeDeg - 90) < 0.01
    return isPlumb ? { ...step, lengthIn: plumbIn } : step
  })
  return { ...shape, course }
}

function bentStep(step: CourseStep, pitchDeg: number): CourseStep {
  if (step.kind !== 'ease') return step
  const sign = Math.sign(step.angleDeg)
  if (isPitch(Math.abs(step.angleDeg))) return { ...step, angleDeg: sign * pitchDeg }
  const isRest = isPitch(90 - Math.abs(step.angleDeg))
  return isRest ? { ...step, angleDeg: sign * (90 - pitchDeg) } : step
}

function isPitch(angleDeg: number): boolean {
  return Math.abs(angleDeg - PITCH_DEG) < 0.01
}
