import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import { type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import type { Point } from '../../geometry/path.ts'
import { HEAD_IN } from '../../solids/form/pierced-plate.ts'
import type { ArmCourse } from './arm-course.ts'

export const PLATE_EASE_IN = 0.05
export const HUB_IN = 0.62
/** Radius of the rail that a hollow saddle is bent for, in inches. */
export const ROUND_RAIL_IN = 0.75

/** Width of the step on the plate. */
export function bossWidthIn({ plate, arm }: Pick<BracketShape, 'plate' | 'arm'>): number {
  return plate.bossIn ?? arm.barIn + 0.3
}

/** Where the screws go: on a ring about the arm, in the corners, or above and below. */
export function plateScrews({
  form,
  widthIn,
  heightIn,
  screws,
  bossIn = 0,
}: BracketShape['plate']): readonly Point[] {
  if (form === 'oblong' || screws === 2) {
    const far = heightIn / 2 - Math.min(widthIn, heightIn) * 0.3
    return [
      [0, far],
      [0, -far],
    ]
  }
  const isRound = form === 'round'
  const besideBoss = bossIn / 2 + HEAD_IN * 0.6
  const reach = isRound ? Math.max(widthIn * 0.36, besideBoss) : widthIn * 0.36 * Math.SQRT2
  const first = isRound ? 90 : 45
  return Array.from({ length: screws }, (_, index) => {
    const angleDeg = first + (360 / screws) * index
    return [reach * cosDeg(angleDeg), reach * sinDeg(angleDeg)]
  })
}

/** Diameter of the collar that an arm slides in. */
export function collarWidthIn({ barIn }: BracketShape['arm']): number {
  return barIn + 0.26
}

/** The bar of a scroll below the arm. */
export function scrollBarIn({ arm }: BracketShape): number {
  return arm.barIn * 0.62
}

/** The places that a bar passes on its way out from the plate. */
export function barPlaces({
  startSlopeDeg,
  course,
  startAt: [x, y],
}: ArmCourse): readonly CoursePlace[] {
  const halfSection = [
    [0, 0],
    [0, 0],
  ] as const
  const walked = walkCourse({
    kind: 'fitting',
    halfSection,
    startHeadingDeg: 0,
    startSlopeDeg,
    course,
  })
  return walked.places.map((place) => ({
    ...place,
    alongIn: place.alongIn + x,
    upIn: place.upIn + y,
  }))
}

/** How far along the rail from the middle its screws sit. */
export function saddleScrews({ lengthIn, widthIn }: BracketShape['saddle']): readonly number[] {
  const far = lengthIn / 2 - widthIn * 0.42
  return [-far, far]
}
