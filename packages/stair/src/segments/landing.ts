import type { Design, Hand } from '../design/design.ts'
import { EDGE_IN } from './building-sizes.ts'
import { openSidesOf } from './flight.ts'
import type { Landing } from './flights.ts'
import { floorPlaceIn, floorRectangle, frameAt } from './frame.ts'
import type { FloorPoint, Laying, Place, Segment, SegmentPlan, Stop, Stretch } from './segment.ts'
import { levelStretch, newelAtIn, sideLineIn } from './side-line.ts'

const OVER_THE_POST =
  'Where a stair turns at a landing, a rail over the posts climbs in fittings that are made to measure. Choose post-to-post, or ask us for a quote.'

const LANDING = {
  risers: () => 0,
  turns: true,
  overThePost: () => OVER_THE_POST,
} as const satisfies Partial<SegmentPlan>

/** A square landing: the stair goes on to the left or to the right, as wide as it was. */
export const QUARTER_LANDING: SegmentPlan = {
  ...LANDING,
  measures: ['risersBelow'],
  lay: (laying) => {
    const { widthIn, turn } = laying.design
    const landing = { depthIn: widthIn, leftIn: widthIn / 2, rightIn: widthIn / 2 }
    const ends = quarterTurn(laying.begins, turn, widthIn, 0)
    const way = [inward(laying.begins, landing.depthIn, widthIn)]
    return landingSegment(laying, { ...landing, way }, ends, (side, corners) =>
      side === turn ? [corners.turn] : [corners.arrival, corners.outer, corners.departure],
    )
  },
}

/** A landing across both flights: the stair comes back beside itself. */
export const HALF_LANDING: SegmentPlan = {
  ...LANDING,
  measures: ['risersBelow', 'landingIn', 'wellIn'],
  lay: (laying) => {
    const { widthIn, wellIn, landingIn, turn } = laying.design
    const half = widthIn / 2
    const farIn = half + wellIn + widthIn
    const [leftIn, rightIn] = turn === 'left' ? [farIn, half] : [half, farIn]
    const landing = { depthIn: landingIn, leftIn, rightIn }
    const ends = halfTurn(laying.begins, turn, widthIn + wellIn)
    const way = [inward(laying.begins, landingIn, widthIn), inward(ends, -landingIn, widthIn)]
    return landingSegment(laying, { ...landing, way, wellIn }, ends, (side, corners) =>
      side === turn
        ? [corners.arrival, corners.departure]
        : [corners.arrival, corners.outer, corners.far, corners.departure],
    )
  },
}

/** Where a stair goes on that turns square, `reachIn` after it began to turn. */
export function quarterTurn(
  { frame, floorIn }: Place,
  turn: Hand,
  widthIn: number,
  reachIn: number,
): Place {
  const toLeft = turn === 'left' ? 1 : -1
  const half = widthIn / 2
  return { frame: frameAt(frame, reachIn + half, -toLeft * (half + reachIn), 90 * toLeft), floorIn }
}

/** Where a stair goes on that comes back `asideIn` beside itself. */
export function halfTurn({ frame, floorIn }: Place, turn: Hand, asideIn: number): Place {
  const toLeft = turn === 'left' ? 1 : -1
  return { frame: frameAt(frame, 0, -toLeft * asideIn, 180 * toLeft), floorIn }
}

/** Every place of a landing where a newel may stand on one side. */
interface Corners {
  readonly turn: Stop
  readonly arrival: Stop
  readonly outer: Stop
  readonly far: Stop
  readonly departure: Stop
}

type LandingSize = Pick<Landing, 'depthIn' | 'leftIn' | 'rightIn'> & Pick<Segment, 'way' | 'wellIn'>

/** Where one turns on a landing: so far in as it is deep or wide, halved. */
function inward({ frame }: Place, depthIn: number, widthIn: number): FloorPoint {
  const farIn = Math.min(Math.abs(depthIn), widthIn) / 2
  return floorPlaceIn(frame, Math.sign(depthIn) * farIn, 0)
}

function landingSegment(
  { design, steps, begins }: Laying,
  { way, wellIn, ...size }: LandingSize,
  ends: Place,
  newelsOn: (side: Hand, corners: Corners) => readonly Stop[],
): Segment {
  const { frame, floorIn } = begins
  const landing: Landing = { frame, heightIn: floorIn, ...size }
  const plan = floorRectangle(frame, [0, size.depthIn], [-size.leftIn, size.rightIn])
  return {
    title: 'Landing',
    begins,
    ends,
    risers: 0,
    surfaces: [{ of: 'landing', plan, topIn: floorIn }],
    way,
    openSides: openSidesOf(design),
    words: `, the landing after riser ${steps.risersBelow}`,
    landing,
    covers: landing,
    ...(wellIn === undefined ? {} : { wellIn }),
    balustrade: (side) => {
      const stretch = levelStretch(`${side}-level`, `Landing, ${side} side`, side, floorIn)
      return withStretches(newelsOn(side, cornersOn(side, design, size, begins, ends)), stretch)
    },
  }
}

/** Newels with a stretch between each two of them. */
export function withStretches(
  stops: readonly Stop[],
  stretch: Stretch,
): readonly (Stop | Stretch)[] {
  return stops.flatMap((stop, index) => (index === 0 ? [stop] : [stretch, stop]))
}

function cornersOn(
  side: Hand,
  { widthIn }: Design,
  { depthIn }: Pick<Landing, 'depthIn'>,
  begins: Place,
  ends: Place,
): Corners {
  const rightIn = sideLineIn(side, widthIn)
  return {
    turn: newelAtIn('turn', begins, EDGE_IN, rightIn),
    arrival: newelAtIn('corner', begins, EDGE_IN, rightIn),
    outer: newelAtIn('corner', begins, depthIn - EDGE_IN, rightIn),
    far: newelAtIn('corner', ends, -(depthIn - EDGE_IN), rightIn),
    departure: newelAtIn('corner', ends, -EDGE_IN, rightIn),
  }
}
