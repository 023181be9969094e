import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import type { CourseStep } from '@millrun/catalogue/shapes/fitting-shape'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'

/** The way that a bar takes from the plate, in the plane across the rail. */
export interface ArmCourse {
  readonly startSlopeDeg: number
  readonly course: readonly CourseStep[]
  /** Out from the wall and up from the middle of the plate, in inches. */
  readonly startAt: readonly [outIn: number, upIn: number]
}

/** How far the step on the plate stands out, and a collar beyond it. */
export const BOSS_IN = 0.14
export const COLLAR_IN = 0.5

/** Share of the way out that a quarter bend takes up. */
const BEND_SHARE = 0.8
/** How steeply a swan's neck dips, and how long it is straight. */
const DIP_DEG = 42
const DIP_IN = 0.3

/** From the plate out and up to the underside of the saddle. */
export function armCourse(shape: BracketShape): ArmCourse {
  const { plate, arm, saddle } = shape
  const fromIn = plate.thickIn + BOSS_IN + (arm.drawsOutIn === undefined ? 0 : COLLAR_IN)
  const outIn = shape.projectionIn - fromIn
  const upIn = shape.riseIn - saddle.thickIn
  const startAt = [fromIn, 0] as const
  if (arm.form === 'swan') return swan(outIn, upIn, startAt)
  const radiusIn = arm.form === 'corner' ? arm.barIn * 0.62 : Math.min(outIn, upIn) * BEND_SHARE
  return {
    startSlopeDeg: 0,
    startAt,
    course: [
      { kind: 'straight', lengthIn: outIn - radiusIn },
      { kind: 'ease', radiusIn, angleDeg: 90 },
      { kind: 'straight', lengthIn: upIn - radiusIn },
    ],
  }
}

function swan(outIn: number, upIn: number, startAt: ArmCourse['startAt']): ArmCourse {
  const radiusIn = (outIn - DIP_IN * cosDeg(DIP_DEG)) / (1 + sinDeg(DIP_DEG))
  const dropIn = DIP_IN * sinDeg(DIP_DEG) - radiusIn * cosDeg(DIP_DEG)
  return {
    startSlopeDeg: -DIP_DEG,
    startAt,
    course: [
      { kind: 'straight', lengthIn: DIP_IN },
      { kind: 'ease', radiusIn, angleDeg: 90 + DIP_DEG },
      { kind: 'straight', lengthIn: upIn + dropIn },
    ],
  }
}

/** The lighter bar below the arm that ends in a scroll. */
export function scrollCourse({ plate, projectionIn }: BracketShape): ArmCourse {
  const reach = projectionIn - plate.thickIn
  return {
    startSlopeDeg: 8,
    startAt: [plate.thickIn, -plate.heightIn * 0.36],
    course: [
      { kind: 'straight', lengthIn: reach * 0.2 },
      { kind: 'ease', radiusIn: reach * 0.3, angleDeg: 120 },
      { kind: 'ease', radiusIn: reach * 0.19, angleDeg: 200 },
    ],
  }
}
