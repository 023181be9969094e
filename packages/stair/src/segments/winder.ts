import type { Hand } from '../design/design.ts'
import { EDGE_IN } from './building-sizes.ts'
import { openSidesOf } from './flight.ts'
import type { Landing } from './flights.ts'
import { floorPlaceIn, type Frame } from './frame.ts'
import { halfTurn, quarterTurn } from './landing.ts'
import { apartIn, pathPlaces, type PlanPoint } from './plan-path.ts'
import type { FloorPoint, Laying, Place, Segment, SegmentPlan } from './segment.ts'
import { around, type TurnMeasures, type WedgeTurn, wedgeTurn } from './winder-turn.ts'
import { balustradeOn, railPath, stringsOn, type WinderString } from './winder-sides.ts'

/** A wedge of a turning stair. Places are seen from above, by x and z. */
export interface Wedge {
  /** From riser to riser, its front edge first: that from left to right as one goes up. The nosing is left out. */
  readonly plan: readonly [FloorPoint, FloorPoint, ...FloorPoint[]]
  readonly topIn: number
  /** Between its two risers, straight across: at the narrow end, and twelve inches from it. */
  readonly narrowIn: number
  readonly walkIn: number
}

/** The wedges that a stair turns by instead of a landing, the lowest first. */
export interface Winder {
  readonly wedges: readonly [Wedge, ...Wedge[]]
  /** By how much a rail that runs straight over them is at most higher above a nosing than was asked for. */
  readonly railOverIn: number
  /** The boards on its left and on its right as one goes up. */
  readonly strings: Readonly<Record<Hand, readonly WinderString[]>>
}

const OVER_THE_POST =
  'Where a stair turns on winders, a rail over the posts climbs in fittings that are made to measure. Choose post-to-post, or ask us for a quote.'

/** Wedges that turn a stair to the left or to the right, with flights before and after. */
export const QUARTER_WINDER: SegmentPlan = winderPlan(1)

/** Wedges round both corners of a well: the stair comes back beside itself. */
export const HALF_WINDER: SegmentPlan = winderPlan(2)

function winderPlan(quarters: 1 | 2): SegmentPlan {
  return {
    risers: ({ winders }) => quarters * winders - 1,
    turns: true,
    measures: ['risersBelow', 'winderNarrowIn', ...(quarters === 2 ? (['wellIn'] as const) : [])],
    overThePost: () => OVER_THE_POST,
    lay: (laying) => {
      const { widthIn, wellIn, winders, winderNarrowIn } = laying.design
      return winderSegment(laying, {
        widthIn,
        wellIn: quarters === 2 ? wellIn : undefined,
        wedges: quarters * winders,
        narrowIn: winderNarrowIn,
      })
    },
  }
}

function winderSegment(laying: Laying, measures: TurnMeasures): Segment {
  const { design, steps, begins } = laying
  const turn = wedgeTurn(measures)
  const onFloor = floorOf(begins.frame, design.turn, measures.widthIn)
  const wedges = wedgesOf(turn, onFloor, design.turn).map((wedge, index) => ({
    ...wedge,
    topIn: begins.floorIn + index * steps.riseIn,
  }))
  const [first, ...rest] = wedges
  if (first === undefined) throw new RangeError('A turn takes a wedge at least')
  const at = (outIn: number) => railPath(turn, measures, outIn, laying)
  const isInner = (side: Hand) => side === design.turn
  const rails = (side: Hand) => at(isInner(side) ? EDGE_IN : measures.widthIn - EDGE_IN)
  const strings = (side: Hand) => stringsOn(at(isInner(side) ? 0 : measures.widthIn), onFloor)
  const openSides = openSidesOf(design)
  return {
    title: 'Winders',
    begins,
    ends: endOf(begins, design.turn, measures, turn.reachIn, laying),
    risers: measures.wedges - 1,
    surfaces: wedges.map(({ plan, topIn }) => ({ of: 'wedge', plan, topIn })),
    way: around(measures, turn.reachIn, measures.widthIn / 2)
      .slice(1, -1)
      .map(onFloor),
    openSides,
    words: `, with ${measures.wedges} winders after riser ${steps.risersBelow}`,
    ...(measures.wellIn === undefined ? {} : { wellIn: measures.wellIn }),
    covers: coverOf(laying, measures, turn.reachIn),
    winder: {
      wedges: [first, ...rest],
      railOverIn: Math.max(0, ...openSides.map((side) => rails(side).overIn)),
      strings: { left: strings('left'), right: strings('right') },
    },
    balustrade: (side) => balustradeOn(side, rails(side), onFloor),
  }
}

/** The rectangle from its first riser to the far side of the turn. */
function coverOf(
  { begins, design, steps }: Laying,
  { widthIn, wellIn, wedges }: TurnMeasures,
  reachIn: number,
): Landing {
  const half = widthIn / 2
  const innerIn = wellIn === undefined ? half + reachIn : half + wellIn + widthIn
  const [leftIn, rightIn] = design.turn === 'left' ? [innerIn, half] : [half, innerIn]
  const heightIn = begins.floorIn + Math.floor(wedges / 2) * steps.riseIn
  return { frame: begins.frame, heightIn, depthIn: reachIn + widthIn, leftIn, rightIn }
}

function endOf(
  begins: Place,
  turn: Hand,
  { widthIn, wellIn, wedges }: TurnMeasures,
  reachIn: number,
  { steps }: Laying,
): Place {
  const ends =
    wellIn === undefined
      ? quarterTurn(begins, turn, widthIn, reachIn)
      : halfTurn(begins, turn, widthIn + wellIn)
  return { ...ends, floorIn: begins.floorIn + (wedges - 1) * steps.riseIn }
}

/** From a turn as it is set out to the floor plan of the stair. */
function floorOf(frame: Frame, turn: Hand, widthIn: number) {
  const sign = turn === 'left' ? 1 : -1
  return ([alongIn, outIn]: PlanPoint): FloorPoint =>
    floorPlaceIn(frame, alongIn, sign * (outIn - widthIn / 2))
}

function wedgesOf(
  { lines, inner, outer }: WedgeTurn,
  onFloor: (point: PlanPoint) => FloorPoint,
  turn: Hand,
): readonly Omit<Wedge, 'topIn'>[] {
  return lines.slice(1).flatMap((next, index): readonly Omit<Wedge, 'topIn'>[] => {
    const line = lines[index]
    if (line === undefined) return []
    const outerCorners = cornersWithin(outer, line.outerIn, next.outerIn)
    const innerCorners = cornersWithin(inner, line.innerIn, next.innerIn)
    const rest = [
      line.outer,
      ...outerCorners,
      next.outer,
      next.inner,
      ...innerCorners.toReversed(),
    ].map(onFloor)
    const narrow = onFloor(line.inner)
    const [wide = narrow, ...behind] = rest
    return [
      {
        plan: turn === 'left' ? [narrow, wide, ...behind] : [wide, narrow, ...behind.toReversed()],
        narrowIn: apartIn(line.inner, next.inner),
        walkIn: apartIn(line.walk, next.walk),
      },
    ]
  })
}

/** The corners of a line between two places along it. */
function cornersWithin(line: readonly PlanPoint[], fromIn: number, toIn: number) {
  const places = pathPlaces(line)
  return line.filter((_, index) => {
    const atIn = places[index] ?? 0
    return atIn > fromIn + 1e-6 && atIn < toIn - 1e-6
  })
}
