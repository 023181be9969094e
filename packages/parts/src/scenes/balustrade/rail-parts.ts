import {
  cap,
  ease,
  PITCH_DEG,
  straight,
  turn,
} from '@millrun/catalogue/products/fittings/course-steps'
import { RAIL_SECTIONS } from '@millrun/catalogue/products/rail-sections'
import { walkCourse } from '@millrun/catalogue/shapes/course'
import type { CourseStep, FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import type { SpacePoint } from '../../geometry/space.ts'
import { fittingBody } from '../../surface/fitting-body.ts'
import { movedBody } from '../../surface/moved-body.ts'
import type { Body } from '../../surface/patch.ts'
import { soldProduct, UnknownSceneProductError } from '../sold-product.ts'
import {
  CORNER,
  EYE_X_IN,
  GUARD_MIDDLE_IN,
  LANDING_POST_X_IN,
  rakeMiddle,
  TANDEM_POST_X_IN,
  WALL_Z_IN,
} from './layout.ts'

/** A length of rail or a fitting in its place. */
export interface RailPart {
  readonly name: string
  /** Plain rail is drawn, fittings are shown in their wood. */
  readonly isFitting: boolean
  readonly body: Body
  /** Where one points at to mean it. */
  readonly place: SpacePoint
  /** Places along the middle of the rail, from its lower end. */
  readonly course: readonly CoursePoint[]
}

export interface CoursePoint {
  readonly at: SpacePoint
  readonly slopeDeg: number
}

/** Members finer than this are not seen at the size of the scene. */
const TOLERANCE_IN = 0.05
const CAP_IN = 4.25
const CAP_ROOM_IN = 5
const ROSETTE_IN = 0.875

interface Stage {
  readonly name: string
  readonly course: readonly CourseStep[]
  readonly isPlain?: true
  /** Share of the course at which the part is pointed at. */
  readonly at?: number
}

const VOLUTE = rightHandVolute('f-7210')

/** Where the course of the scroll begins: its end lies on the sloping rail, over the balustrade's line. */
const VOLUTE_START: SpacePoint = [
  EYE_X_IN,
  rakeMiddle(EYE_X_IN + endOf(VOLUTE)[0]) - endOf(VOLUTE)[1],
  -endOf(VOLUTE)[2],
]

/** The middle of the eye, and the height of the scroll's underside. */
export const EYE = eyeOf(VOLUTE, VOLUTE_START)

/** The middle of the bend between scroll and pitch. */
export const EASING = courseOf(VOLUTE, VOLUTE_START).at(-4)?.at ?? EYE

/** Places on the middle of the scroll, spread over its outer turn, where balusters stand. */
export function scrollPlaces(count: number): readonly (readonly [x: number, z: number])[] {
  const { places } = walkCourse(VOLUTE)
  const turning = places.filter(({ headingDeg }) => headingDeg > 100 && headingDeg < 359)
  return Array.from({ length: count }, (_, index) => {
    const place = turning[Math.round(((index + 0.5) / count) * (turning.length - 1))]
    return [VOLUTE_START[0] + (place?.alongIn ?? 0), VOLUTE_START[2] - (place?.leftIn ?? 0)]
  })
}

/** The balustrade's rail from the scroll over the landing to the wall. */
export function balustradeRail(): readonly RailPart[] {
  const end = endOf(VOLUTE)
  const joint: SpacePoint = [VOLUTE_START[0] + end[0], VOLUTE_START[1] + end[1], 0]
  const neck = gooseneck(plumbIn())
  const neckX = LANDING_POST_X_IN - CAP_ROOM_IN - endOf(shapeOf(neck, RAKE))[0]
  const rakeIn = (neckX - joint[0]) / Math.cos((PITCH_DEG * Math.PI) / 180)
  const volute: RailPart = {
    name: 'volute',
    isFitting: true,
    body: withoutEnds(placed(VOLUTE, VOLUTE_START)),
    place: EYE,
    course: courseOf(VOLUTE, VOLUTE_START),
  }
  const flight = chained(joint, 0, PITCH_DEG, [
    { name: 'rake rail', course: [straight(rakeIn)], isPlain: true },
    { name: 'gooseneck', course: neck, at: 0.62 },
    ...level(),
  ])
  return [volute, ...flight]
}

const RAKE = { slopeDeg: PITCH_DEG }

function gooseneck(plumbLengthIn: number): readonly CourseStep[] {
  return [
    straight(5),
    ease(6, 90 - PITCH_DEG),
    straight(plumbLengthIn),
    ease(3.5, -90),
    straight(2),
  ]
}

/** Length of the gooseneck's plumb part that brings the sloping rail up to the guard. */
function plumbIn(): number {
  const [reachIn, riseIn] = endOf(shapeOf(gooseneck(0), RAKE))
  return GUARD_MIDDLE_IN - rakeMiddle(LANDING_POST_X_IN - CAP_ROOM_IN - reachIn) - riseIn
}

function eyeOf(shape: FittingShape, start: SpacePoint): SpacePoint {
  const [disc] = walkCourse(shape).discs
  return [start[0] + (disc?.alongIn ?? 0), start[1], start[2] - (disc?.leftIn ?? 0)]
}

/** From the landing newel to the wall. */
function level(): readonly Stage[] {
  const between = TANDEM_POST_X_IN - LANDING_POST_X_IN - 2 * CAP_ROOM_IN
  const toCorner = CORNER.xIn - TANDEM_POST_X_IN - CAP_ROOM_IN - CORNER.radiusIn - 3
  const toWall = -WALL_Z_IN - CORNER.radiusIn - 3 - ROSETTE_IN
  return [
    { name: 'landing cap', course: [straight(CAP_ROOM_IN), cap(CAP_IN), straight(CAP_ROOM_IN)] },
    { name: 'level rail', course: [straight(between)], isPlain: true },
    { name: 'tandem cap', course: [straight(CAP_ROOM_IN), cap(CAP_IN), straight(CAP_ROOM_IN)] },
    { name: 'level rail', course: [straight(toCorner)], isPlain: true },
    { name: 'quarter turn', course: [straight(3), turn(CORNER.radiusIn, 90), straight(3)] },
    { name: 'level rail', course: [straight(toWall)], isPlain: true, at: 1 },
  ]
}

/** The rail on the wall: a drop end, the rake, an over-easing and a return. */
export function wallRail(): readonly RailPart[] {
  const z = WALL_Z_IN + WALL_RAIL_IN
  const x = 4
  const drop = [straight(2.5), ease(5, PITCH_DEG - 90), straight(3)]
  const [reachIn, riseIn] = endOf(shapeOf(drop, { slopeDeg: 90 }))
  const rakeIn = (WALL_RAIL_TOP_X_IN - x - reachIn) / Math.cos((PITCH_DEG * Math.PI) / 180)
  return chained([x, rakeMiddle(x + reachIn) - riseIn, z], 0, 90, [
    { name: 'drop end', course: drop, at: 0.4 },
    { name: 'wall rail', course: [straight(rakeIn)], isPlain: true },
    { name: 'over-easing', course: [straight(3), ease(12, -PITCH_DEG), straight(3)] },
    { name: 'level wall rail', course: [straight(4)], isPlain: true },
    {
      name: 'returned end',
      course: [straight(5), turn(0, 90), straight(WALL_RAIL_IN)],
      at: 0.66,
    },
  ])
}

/** From the wall to the middle of its rail. */
export const WALL_RAIL_IN = 2.625
const WALL_RAIL_TOP_X_IN = 56

/** The stages one after the other from a place. */
function chained(
  from: SpacePoint,
  headingDeg: number,
  slopeDeg: number,
  stages: readonly Stage[],
): readonly RailPart[] {
  const parts: RailPart[] = []
  let here = { from, headingDeg, slopeDeg }
  for (const { name, course, isPlain, at = 0.5 } of stages) {
    const shape = shapeOf(course, here)
    const along = courseOf(shape, here.from)
    const pointed = along[Math.round((along.length - 1) * at)]
    parts.push({
      name,
      isFitting: isPlain !== true,
      body: withoutEnds(placed(shape, here.from)),
      place: pointed?.at ?? here.from,
      course: along,
    })
    const last = walkCourse(shape).places.at(-1)
    here = {
      from: along.at(-1)?.at ?? here.from,
      headingDeg: last?.headingDeg ?? here.headingDeg,
      slopeDeg: last?.slopeDeg ?? here.slopeDeg,
    }
  }
  return parts
}

function courseOf(shape: FittingShape, [x, y, z]: SpacePoint): readonly CoursePoint[] {
  return walkCourse(shape).places.map(({ alongIn, leftIn, upIn, slopeDeg }) => ({
    at: [x + alongIn, y + upIn, z - leftIn],
    slopeDeg,
  }))
}

function withoutEnds(body: Body): Body {
  return { ...body, ends: [] }
}

function rightHandVolute(id: string): FittingShape {
  const { shape } = soldProduct(id)
  if (shape.kind !== 'fitting') throw new UnknownSceneProductError(`${id} is no fitting`)
  return { ...shape, isRightHand: true }
}

function shapeOf(
  course: readonly CourseStep[],
  { headingDeg = 0, slopeDeg = 0 }: { readonly headingDeg?: number; readonly slopeDeg?: number },
): FittingShape {
  const halfSection = RAIL_SECTIONS['6010']
  const start = { startHeadingDeg: headingDeg, startSlopeDeg: slopeDeg }
  return { kind: 'fitting', halfSection, ...start, course }
}

function placed(shape: FittingShape, [x, y, z]: SpacePoint): Body {
  return movedBody(fittingBody(shape, TOLERANCE_IN), (place) => [
    place[0] + x,
    place[1] + y,
    place[2] + z,
  ])
}

function endOf(shape: FittingShape): SpacePoint {
  const last = walkCourse(shape).places.at(-1)
  return last === undefined ? [0, 0, 0] : [last.alongIn, last.upIn, -last.leftIn]
}
