import type { Hand } from '../design/design.ts'
import { EDGE_IN, NOSING_IN } from './building-sizes.ts'
import { type Frame, frameBetween } from './frame.ts'
import { passedAt, pathLengthIn, pathPlaces, placeOn, type PlanPoint } from './plan-path.ts'
import type { FloorPoint, Laying, Place, Stop, Stretch } from './segment.ts'
import { alongOf, frameAlong, newelAtIn } from './side-line.ts'
import type { Ground, TreadBelow } from './span.ts'
import { around, type TurnMeasures, type WedgeTurn } from './winder-turn.ts'

/** A line over the wedges of a turn, `outIn` from their narrow side, and what it passes over. */
export interface RailPath {
  readonly line: readonly PlanPoint[]
  readonly floorIn: number
  /** Where it passes each riser, that of the next flight included. */
  readonly risersAtIn: readonly number[]
  readonly riseIn: number
  readonly slope: number
  /** How much the line of the nosings is raised, so that no nosing stands above it. */
  readonly liftIn: number
  readonly overIn: number
  readonly begins: Place
}

/** Over wedges the rail climbs evenly from flight to flight, as high as the nosing that needs it most. */
export function railPath(
  turn: WedgeTurn,
  measures: TurnMeasures,
  outIn: number,
  { begins, steps: { riseIn } }: Pick<Laying, 'begins' | 'steps'>,
): RailPath {
  const line = around(measures, turn.reachIn, outIn)
  const risersAtIn = turn.lines.map(({ inner, outer }) =>
    passedAt(line, beyond(inner, outer), outer),
  )
  const slope = (measures.wedges * riseIn) / pathLengthIn(line)
  const shortIn = risersAtIn.map((atIn, index) => index * riseIn - atIn * slope)
  const liftIn = Math.max(...shortIn)
  const overIn = liftIn - Math.min(...shortIn)
  return { line, floorIn: begins.floorIn, risersAtIn, riseIn, slope, liftIn, overIn, begins }
}

/** A little before a place, so that a line which begins there is met too. */
function beyond(inner: PlanPoint, outer: PlanPoint): PlanPoint {
  return [inner[0] - (outer[0] - inner[0]) * 1e-6, inner[1] - (outer[1] - inner[1]) * 1e-6]
}

/** A newel where the turn begins, at every corner, and where it ends; the rail climbs between them. */
export function balustradeOn(
  side: Hand,
  path: RailPath,
  onFloor: (point: PlanPoint) => FloorPoint,
): readonly (Stop | Stretch)[] {
  const places = pathPlaces(path.line)
  const lengthIn = places.at(-1) ?? 0
  const newelsAtIn = [EDGE_IN, ...places.slice(1, -1), lengthIn - EDGE_IN]
  return newelsAtIn.flatMap((atIn, index) => {
    const newel = cornerNewel(path, onFloor(placeOn(path.line, atIn)), atIn)
    const fromIn = newelsAtIn[index - 1]
    return fromIn === undefined ? [newel] : [climb(side, path, fromIn), newel]
  })
}

function cornerNewel(
  { begins, floorIn, riseIn, risersAtIn }: RailPath,
  at: FloorPoint,
  atIn: number,
): Stop {
  const wedge = risersAtIn.filter((riserIn) => riserIn <= atIn + 1e-6).length - 1
  const { headingDeg } = begins.frame
  const place = { frame: { xIn: at[0], zIn: at[1], headingDeg }, floorIn: floorIn + wedge * riseIn }
  return newelAtIn('corner', place, 0, 0)
}

function climb(side: Hand, path: RailPath, fromIn: number): Stretch {
  const ground = wedgesBelow(path, fromIn)
  return {
    at: 'between',
    name: `${side}-winder`,
    span: (from, to) => {
      const frame = frameAlong(from, to)
      const reachIn = alongOf(frame, to)
      const treads = ground.treads.filter((one) => one.toIn > 0 && one.fromIn < reachIn)
      return {
        title: `Winders, ${side} side`,
        kind: 'rake',
        side,
        frame,
        rightIn: 0,
        floorIn: (treads[0]?.topIn ?? path.floorIn) - path.riseIn,
        ground: { ...ground, treads },
      }
    },
  }
}

/** The wedges along a stretch that begins `fromIn` along its path. */
function wedgesBelow(path: RailPath, fromIn: number): Ground {
  const { floorIn, riseIn, slope, liftIn, risersAtIn } = path
  const treads = risersAtIn.map((atIn, index) => ({
    fromIn: atIn - fromIn,
    toIn: (risersAtIn[index + 1] ?? atIn + EDGE_IN) - fromIn,
    topIn: floorIn + index * riseIn,
  }))
  return {
    slopeDeg: (Math.atan(slope) * 180) / Math.PI,
    lineIn: (alongIn) => floorIn + liftIn + (alongIn + fromIn + NOSING_IN) * slope,
    topIn: (alongIn) => {
      const passed = treads.filter((tread) => tread.fromIn - NOSING_IN <= alongIn + 1e-9)
      return passed.at(-1)?.topIn ?? floorIn
    },
    treads,
  }
}

/** What carries wedges along one side: boards from corner to corner, as they see the treads above them. */
export function stringsOn(
  path: RailPath,
  onFloor: (point: PlanPoint) => FloorPoint,
): readonly WinderString[] {
  const places = pathPlaces(path.line)
  return path.line.slice(1).map((to, index): WinderString => {
    const [start, end] = [path.line[index] ?? to, to].map(onFloor)
    const [from, until] = [start ?? [0, 0], end ?? [0, 0]]
    const fromIn = places[index] ?? 0
    const lengthIn = (places[index + 1] ?? fromIn) - fromIn
    const treads = wedgesBelow(path, fromIn)
      .treads.filter((one) => one.toIn > 1e-6 && one.fromIn < lengthIn - 1e-6)
      .map((one) => ({
        ...one,
        fromIn: Math.max(0, one.fromIn),
        toIn: Math.min(lengthIn, one.toIn),
      }))
    const frame = frameBetween([from[0], 0, from[1]], [until[0], 0, until[1]])
    return { frame, lengthIn, treads, riseIn: path.riseIn }
  })
}

/** A board under one straight side of some wedges. */
export interface WinderString {
  readonly frame: Frame
  readonly lengthIn: number
  readonly treads: readonly TreadBelow[]
  /** From one of them to the next. */
  readonly riseIn: number
}
