import type { CourseStep } from '../../shapes/fitting-shape.ts'

/** Pitch of a flight with 7-1/2" risers and 10" treads, for which our fittings are bent, in degrees. */
export const PITCH_DEG = 36.87

export function straight(lengthIn: number): CourseStep {
  return { kind: 'straight', lengthIn }
}

/** To the left; to the right with a negative angle. */
export function turn(radiusIn: number, angleDeg: number, easeDeg = 0): CourseStep {
  return easeDeg === 0
    ? { kind: 'turn', radiusIn, angleDeg }
    : { kind: 'turn', radiusIn, angleDeg, easeDeg }
}

/** Upward; downward with a negative angle. */
export function ease(radiusIn: number, angleDeg: number): CourseStep {
  return { kind: 'ease', radiusIn, angleDeg }
}

export function cap(diameterIn: number): CourseStep {
  return { kind: 'cap', diameterIn }
}

export function eye(diameterIn: number): CourseStep {
  return { kind: 'eye', diameterIn }
}
