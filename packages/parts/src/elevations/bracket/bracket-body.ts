import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import { type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import type { SpacePoint } from '../../geometry/basket-rod.ts'
import { mouldedPlate } from '../../surface/moulded-plate.ts'
import type { Body, Patch } from '../../surface/patch.ts'
import { plateOutline } from '../../surface/plate-outlines.ts'
import { sweptBar } from '../../surface/swept-patch.ts'
import { cosDeg, sinDeg } from '../light.ts'
import { armCourse, scrollCourse, type ArmCourse } from './arm-course.ts'
import { saddlePatches } from './saddle.ts'
import { screwHole } from './screw-hole.ts'

const EASE_IN = 0.05
const BOSS_IN = 0.14

/** Plate, arm and saddle. The wall is x = 0, the middle of the plate the origin; the rail runs in z. */
export function bracketBody(shape: BracketShape): Body {
  return {
    patches: [
      ...wallPlate(shape),
      sweptBar(barSection(shape.arm.section, shape.arm.barIn), places(armCourse(shape))),
      ...sliding(shape),
      ...scroll(shape),
      ...saddlePatches(shape),
    ],
    ends: [],
    seams: [],
  }
}

/** A place of the plate on the wall: along the rail, up, and out from the wall. */
function outward(z: number, y: number, out: number): SpacePoint {
  return [out, y, -z]
}

function wallPlate({ plate, arm }: BracketShape): readonly Patch[] {
  const flat = (insetIn: number): readonly (readonly [number, number])[] => [
    [0, 0],
    [0, plate.thickIn - EASE_IN],
    [insetIn, plate.thickIn],
  ]
  const main = mouldedPlate({
    outline: plateOutline(plate.form, plate.widthIn, plate.heightIn),
    moulding: flat(EASE_IN),
    place: outward,
  })
  const bossIn = plate.bossIn ?? arm.barIn + 0.3
  const boss = mouldedPlate({
    outline: plateOutline(arm.section === 'square' ? 'square' : 'round', bossIn, bossIn),
    moulding: [
      [0, plate.thickIn - 0.01],
      [0.02, plate.thickIn + BOSS_IN * 0.6],
      [0.07, plate.thickIn + BOSS_IN],
    ],
    place: outward,
  })
  const holes = screwPlaces(plate).map(([z, y]) =>
    screwHole((across, up, out) => outward(z + across, y + up, plate.thickIn + out)),
  )
  return [...main, ...boss, ...holes.flat()]
}

/** Where the screws go: on a ring about the arm, in the corners, or above and below. */
function screwPlaces({ form, widthIn, heightIn, screws }: BracketShape['plate']) {
  if (form === 'oblong' || screws === 2) {
    const far = heightIn / 2 - Math.min(widthIn, heightIn) * 0.3
    return [
      [0, far],
      [0, -far],
    ] as const
  }
  const isRound = form === 'round'
  const reach = isRound ? widthIn * 0.36 : widthIn * 0.36 * Math.SQRT2
  const first = isRound ? 90 : 45
  return Array.from({ length: screws }, (_, index) => {
    const angleDeg = first + (360 / screws) * index
    return [reach * cosDeg(angleDeg), reach * sinDeg(angleDeg)] as const
  })
}

/** The collar with its set screw that an arm slides in. */
function sliding({ plate, arm }: BracketShape): readonly Patch[] {
  if (arm.drawsOutIn === undefined) return []
  const collar = arm.barIn + 0.26
  const ends: readonly CoursePlace[] = [plate.thickIn + BOSS_IN - 0.02, plate.thickIn + 0.62].map(
    (alongIn) => ({ alongIn, leftIn: 0, upIn: 0, headingDeg: 0, slopeDeg: 0, widening: 1 }),
  )
  const tube = sweptBar(barSection(arm.section, collar), ends)
  const end = mouldedPlate({
    outline: plateOutline('round', collar, collar),
    moulding: [[0, 0]],
    place: (z, y, out) => [plate.thickIn + 0.62 + out, y, -z],
  })
  const screw = screwHole((across, up, out) => [
    plate.thickIn + 0.42 + across,
    up,
    collar / 2 + out,
  ])
  return [tube, ...end, ...screw]
}

function scroll(shape: BracketShape): readonly Patch[] {
  if (shape.arm.form !== 'scroll') return []
  const barIn = shape.arm.barIn * 0.62
  return [sweptBar(barSection('square', barIn), places(scrollCourse(shape)))]
}

function places({ startSlopeDeg, course, startAt: [x, y] }: ArmCourse): readonly CoursePlace[] {
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

/** A square or round bar about the origin, anticlockwise. */
function barSection(section: 'square' | 'round', barIn: number): readonly SectionPoint[] {
  const half = barIn / 2
  if (section === 'round') {
    return Array.from({ length: 20 }, (_, index): SectionPoint => [
      half * cosDeg(index * 18 - 90),
      half * sinDeg(index * 18 - 90),
    ])
  }
  const cut = half * 0.82
  return [
    [cut, -half],
    [half, -cut],
    [half, cut],
    [cut, half],
    [-cut, half],
    [-half, cut],
    [-half, -cut],
    [-cut, -half],
  ]
}
