import {
  cap,
  ease,
  PITCH_DEG,
  straight,
  turn,
} from '@millrun/catalogue/families/fittings/course-steps'
import { RAIL_SECTIONS } from '@millrun/catalogue/families/handrails/rail-sections'
import { walkCourse } from '@millrun/catalogue/shapes/course'
import type { CourseStep, FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import { fittingSolids } from '@millrun/parts/forms/fitting/fitting-solids'
import { movedSolids, shifted } from '@millrun/parts/solids/moved-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import {
  CORNER,
  flightRail,
  LANDING_POST_X_IN,
  rakeMiddle,
  TANDEM_POST_X_IN,
  WALL_Z_IN,
} from './guide-stair.ts'

/** A length of rail or a fitting in its place. */
export interface RailPart {
  readonly name: string
  /** Plain rail is drawn, fittings are shown in their wood. */
  readonly isFitting: boolean
  readonly solids: readonly Solid[]
  /** Where one points at to mean it. */
  readonly place: SpacePoint
}

/** As fine as is seen at the size of the scene. */
const FINENESS = 0.4
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

/** The middle of the bend between scroll and pitch. */
export function easingPlace(): SpacePoint {
  const { volute, voluteAt } = flightRail()
  return courseOf(volute, voluteAt).at(-4) ?? voluteAt
}

/** The balustrade's rail from the scroll over the landing to the wall: the flight's is stair's, the rest a list of fittings. */
export function balustradeRail(): readonly RailPart[] {
  const { volute, voluteAt, rakeIn, gooseneck } = flightRail()
  const [x, y, z] = voluteAt
  const [eye] = walkCourse(volute).discs
  const scroll: RailPart = {
    name: 'volute',
    isFitting: true,
    solids: placed(volute, voluteAt),
    place: [x + (eye?.alongIn ?? 0), y, z - (eye?.leftIn ?? 0)],
  }
  const joint = courseOf(volute, voluteAt).at(-1) ?? voluteAt
  const flight = chained(joint, 0, PITCH_DEG, [
    { name: 'rake rail', course: [straight(rakeIn)], isPlain: true },
    // Instead of its own cap it goes on to that of the landing.
    { name: 'gooseneck', course: [...gooseneck.course.slice(0, -2), straight(2)], at: 0.62 },
    ...level(),
  ])
  return [scroll, ...flight]
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
      solids: placed(shape, here.from),
      place: pointed ?? here.from,
    })
    const last = walkCourse(shape).places.at(-1)
    here = {
      from: along.at(-1) ?? here.from,
      headingDeg: last?.headingDeg ?? here.headingDeg,
      slopeDeg: last?.slopeDeg ?? here.slopeDeg,
    }
  }
  return parts
}

/** Places along the middle of the rail, from its lower end. */
function courseOf(shape: FittingShape, [x, y, z]: SpacePoint): readonly SpacePoint[] {
  return walkCourse(shape).places.map(({ alongIn, leftIn, upIn }) => [
    x + alongIn,
    y + upIn,
    z - leftIn,
  ])
}

function shapeOf(
  course: readonly CourseStep[],
  { headingDeg = 0, slopeDeg = 0 }: { readonly headingDeg?: number; readonly slopeDeg?: number },
): FittingShape {
  const halfSection = RAIL_SECTIONS['6010']
  const start = { startHeadingDeg: headingDeg, startSlopeDeg: slopeDeg }
  return { kind: 'fitting', halfSection, ...start, course }
}

function placed(shape: FittingShape, from: SpacePoint): readonly Solid[] {
  return movedSolids(fittingSolids(shape, FINENESS, 'sharp'), [shifted(from)])
}

function endOf(shape: FittingShape): SpacePoint {
  const last = walkCourse(shape).places.at(-1)
  return last === undefined ? [0, 0, 0] : [last.alongIn, last.upIn, -last.leftIn]
}
