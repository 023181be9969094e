import type { BracketShape } from '@millrun/catalogue/shapes/bracket-shape'
import { type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import type { SpacePoint } from '../../geometry/space.ts'
import type { Point } from '../../geometry/path.ts'
import { mouldedPlate } from '../../surface/moulded-plate.ts'
import type { Body, Patch } from '../../surface/patch.ts'
import { plateOutline } from '../../surface/plate-outlines.ts'
import { barEnd, sweptBar } from '../../surface/swept-patch.ts'
import { cosDeg, sinDeg } from '../../geometry/degrees.ts'
import { armCourse, type ArmCourse, BOSS_IN, COLLAR_IN, scrollCourse } from './arm-course.ts'
import { pivot, saddle } from './saddle.ts'
import { HEAD_IN, screwHole } from './screw-hole.ts'

export const PLATE_EASE_IN = 0.05

/** Plate, arm and saddle. The wall is x = 0, the middle of the plate the origin; the rail runs in z. */
export function bracketBody(shape: BracketShape): Body {
  const { arm } = shape
  const curl = scroll(shape)
  const parts: readonly (readonly Patch[])[] = [
    wallPlate(shape),
    boss(shape),
    curl.patches,
    collar(shape),
    [sweptBar(barSection(arm.section, arm.barIn), barPlaces(armCourse(shape)))],
    pivot(shape),
    saddle(shape),
  ]
  return {
    patches: parts.flatMap((patches, order) => patches.map((patch) => ({ ...patch, order }))),
    ends: curl.ends,
    seams: [],
  }
}

/** A place of the plate on the wall: along the rail, up, and out from the wall. */
function outward(z: number, y: number, out: number): SpacePoint {
  return [out, y, -z]
}

function wallPlate({ plate }: BracketShape): readonly Patch[] {
  const main = mouldedPlate({
    outline: plateOutline(plate.form, plate.widthIn, plate.heightIn),
    moulding: [
      [0, 0],
      [0, plate.thickIn - PLATE_EASE_IN],
      [PLATE_EASE_IN, plate.thickIn],
    ],
    place: outward,
  })
  const holes = plateScrews(plate).map(([z, y]) =>
    screwHole((across, up, out) => outward(z + across, y + up, plate.thickIn + out)),
  )
  return [...main, ...holes.flat()]
}

/** Width of the step on the plate. */
export function bossWidthIn({ plate, arm }: Pick<BracketShape, 'plate' | 'arm'>): number {
  return plate.bossIn ?? arm.barIn + 0.3
}

/** The step on the plate that the arm grows from. */
function boss({ plate, arm }: BracketShape): readonly Patch[] {
  const widthIn = bossWidthIn({ plate, arm })
  return mouldedPlate({
    outline: plateOutline(arm.section === 'square' ? 'square' : 'round', widthIn, widthIn),
    moulding: [
      [0, plate.thickIn],
      [0.02, plate.thickIn + BOSS_IN * 0.6],
      [0.07, plate.thickIn + BOSS_IN],
    ],
    place: outward,
  })
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

/** The collar with its set screw that an arm slides in. */
function collar({ plate, arm }: BracketShape): readonly Patch[] {
  if (arm.drawsOutIn === undefined) return []
  const widthIn = collarWidthIn(arm)
  const fromIn = plate.thickIn + BOSS_IN
  const round = mouldedPlate({
    outline: plateOutline('round', widthIn, widthIn),
    moulding: [
      [0, fromIn],
      [0, fromIn + COLLAR_IN - 0.04],
      [0.04, fromIn + COLLAR_IN],
    ],
    place: outward,
  })
  const screw = screwHole((across, up, out) => [
    fromIn + COLLAR_IN / 2 + across,
    up,
    widthIn / 2 + out,
  ])
  return [...round, ...screw]
}

/** The bar of a scroll below the arm. */
export function scrollBarIn({ arm }: BracketShape): number {
  return arm.barIn * 0.62
}

/** The lighter bar rolled up below the arm. */
function scroll(shape: BracketShape): Pick<Body, 'patches' | 'ends'> {
  const along = shape.arm.form === 'scroll' ? barPlaces(scrollCourse(shape)) : []
  const last = along.at(-1)
  if (last === undefined) return { patches: [], ends: [] }
  const section = barSection('square', scrollBarIn(shape))
  return { patches: [sweptBar(section, along)], ends: [{ ...barEnd(section, last, 1), order: 2 }] }
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

/** A square or round bar about the origin, anticlockwise. */
function barSection(section: 'square' | 'round', barIn: number): readonly SectionPoint[] {
  const half = barIn / 2
  if (section === 'round') {
    return Array.from({ length: 28 }, (_, index): SectionPoint => [
      half * cosDeg((index * 360) / 28 - 90),
      half * sinDeg((index * 360) / 28 - 90),
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
