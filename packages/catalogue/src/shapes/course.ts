import type { CourseStep, FittingShape } from './fitting-shape.ts'
import { railWidthIn } from './rail-sizes.ts'

/** A place on the middle of a rail: `along` the flight, to its `left` and `up`, all in inches. */
export interface CoursePlace {
  readonly alongIn: number
  readonly leftIn: number
  readonly upIn: number
  readonly headingDeg: number
  readonly slopeDeg: number
  /** How much wider than the section the rail is cut here: more than 1 on a mitre. */
  readonly widening: number
}

/** A disc that the rail runs into, with its middle at the height of the rail's middle. */
export interface CourseDisc {
  readonly alongIn: number
  readonly leftIn: number
  readonly upIn: number
  readonly radiusIn: number
}

export interface Course {
  readonly places: readonly CoursePlace[]
  readonly discs: readonly CourseDisc[]
}

/** Bends are followed in steps of at most this many degrees, close enough for sizes and drawings. */
const STEP_DEG = 5

/** Follows the steps of a fitting from its lower end, which is the origin; bends in steps of `stepDeg`. */
export function walkCourse(shape: FittingShape, stepDeg = STEP_DEG): Course {
  let here = startOf(shape)
  const places: CoursePlace[] = [here]
  const discs: CourseDisc[] = []
  for (const step of shape.course) {
    if (step.kind === 'cap') discs.push({ ...here, radiusIn: step.diameterIn / 2 })
    else if (step.kind === 'eye')
      discs.push(eyeBeside(here, step.diameterIn / 2, railWidthIn(shape) / 2))
    else if (step.kind === 'turn' && step.radiusIn === 0) {
      places.pop()
      places.push(mitre(here, step.angleDeg))
      here = { ...here, headingDeg: here.headingDeg + step.angleDeg }
    } else {
      places.push(...followed(here, step, stepDeg))
      here = places.at(-1) ?? here
    }
  }
  return shape.isRightHand === true ? mirrored({ places, discs }) : { places, discs }
}

function startOf({ startHeadingDeg, startSlopeDeg }: FittingShape): CoursePlace {
  const angles = { headingDeg: startHeadingDeg, slopeDeg: startSlopeDeg }
  return { alongIn: 0, leftIn: 0, upIn: 0, ...angles, widening: 1 }
}

/** The eye touches the rail's outer side from within, so that the molding of one runs on as the other's. */
function eyeBeside(place: CoursePlace, radiusIn: number, halfRailIn: number): CourseDisc {
  const [along, left] = onPlan(place.headingDeg + 90, radiusIn - halfRailIn)
  return { ...place, alongIn: place.alongIn + along, leftIn: place.leftIn + left, radiusIn }
}

function mitre(here: CoursePlace, angleDeg: number): CoursePlace {
  const headingDeg = here.headingDeg + angleDeg / 2
  return { ...here, headingDeg, widening: 1 / Math.cos(radians(angleDeg / 2)) }
}

type Run = Exclude<CourseStep, { kind: 'cap' } | { kind: 'eye' }>

/** The places of a step after `here`. */
function followed(here: CoursePlace, step: Run, stepDeg: number): readonly CoursePlace[] {
  if (step.kind === 'straight') return [advanced(here, step.lengthIn, 0, 0)]
  const isTurn = step.kind === 'turn'
  const count = Math.max(1, Math.ceil(Math.abs(step.angleDeg) / stepDeg - 1e-9))
  const part = step.angleDeg / count
  const chordIn = 2 * step.radiusIn * Math.sin(radians(Math.abs(part) / 2))
  const places: CoursePlace[] = []
  for (let index = 0; index < count; index += 1) {
    const from = places.at(-1) ?? here
    const easeDeg = isTurn ? (step.easeDeg ?? 0) / count : part
    const lengthIn = isTurn ? chordIn / Math.cos(radians(from.slopeDeg + easeDeg / 2)) : chordIn
    places.push(advanced(from, lengthIn, isTurn ? part : 0, easeDeg))
  }
  return places
}

/** A chord farther: straight on half way between where the rail heads now and where it will head. */
function advanced(
  from: CoursePlace,
  lengthIn: number,
  turnDeg: number,
  easeDeg: number,
): CoursePlace {
  const slope = radians(from.slopeDeg + easeDeg / 2)
  const [along, left] = onPlan(from.headingDeg + turnDeg / 2, lengthIn * Math.cos(slope))
  return {
    alongIn: from.alongIn + along,
    leftIn: from.leftIn + left,
    upIn: from.upIn + lengthIn * Math.sin(slope),
    headingDeg: from.headingDeg + turnDeg,
    slopeDeg: from.slopeDeg + easeDeg,
    widening: 1,
  }
}

function mirrored({ places, discs }: Course): Course {
  return {
    places: places.map((place) => ({
      ...place,
      leftIn: -place.leftIn,
      headingDeg: -place.headingDeg,
    })),
    discs: discs.map((disc) => ({ ...disc, leftIn: -disc.leftIn })),
  }
}

/** How far along and to the left one comes in a length that heads there. */
export function onPlan(
  headingDeg: number,
  lengthIn: number,
): readonly [alongIn: number, leftIn: number] {
  return [lengthIn * Math.cos(radians(headingDeg)), lengthIn * Math.sin(radians(headingDeg))]
}

export function radians(angleDeg: number): number {
  return (angleDeg * Math.PI) / 180
}
