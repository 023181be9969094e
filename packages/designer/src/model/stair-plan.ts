import type { Design, Hand } from '../design/design.ts'
import type { BalustradePlan, NewelRole, NewelSpot, PlanParts, Span } from './span.ts'
import { newelFaceIn } from './balusters-on-treads.ts'
import { EDGE_IN } from './building-sizes.ts'
import type { Flight, Flights, Landing } from './flights.ts'
import { frameBetween, placeIn } from './frame.ts'
import type { Steps } from './steps.ts'

/** The newels and spans of one open side, from the foot of the stair up. */
export function stairPlan(
  side: Hand,
  design: Design,
  steps: Steps,
  { flights, landing }: Flights,
  parts: PlanParts,
): BalustradePlan {
  const [lower, upper] = flights
  if (lower === undefined) return { spots: [], spans: [] }
  const rightIn = (side === 'left' ? -1 : 1) * (design.widthIn / 2 - EDGE_IN)
  const make = spotMaker(side, rightIn)
  const start = startSpot(
    side,
    make('start', lower, startAxisIn(parts), lower.baseIn),
    steps,
    parts,
  )
  const last = upper ?? lower
  const top = make('top', last, topAxisIn(last, parts), last.baseIn + last.risers * steps.riseIn)
  if (upper === undefined || landing === undefined) {
    return { spots: [start, top], spans: [rake(`${side}-rake-1`, side, lower, start, top)] }
  }
  const turns = landingSpots(side, design, lower, upper, landing, make)
  const [arrival, departure] = [turns[0], turns.at(-1)]
  if (arrival === undefined || departure === undefined) return { spots: [], spans: [] }
  return {
    spots: [start, ...turns, top],
    spans: [
      rake(`${side}-rake-1`, side, lower, start, arrival),
      ...levels(side, turns, landing),
      rake(`${side}-rake-2`, side, upper, seenFrom(upper, departure), top),
    ],
  }
}

type MakeSpot = (role: NewelRole, flight: Flight, alongIn: number, floorIn: number) => NewelSpot

function spotMaker(side: Hand, rightIn: number): MakeSpot {
  let count = 0
  return (role, { frame }, alongIn, floorIn) => {
    count += 1
    return { id: `${side}-newel-${count}-${role}`, role, frame, alongIn, rightIn, floorIn }
  }
}

/** Under a volute or a turnout it stands on the starting step instead, out to the side. */
function startSpot(
  side: Hand,
  spot: NewelSpot,
  { riseIn }: Steps,
  { start }: PlanParts,
): NewelSpot {
  if (start === undefined) return spot
  const outIn = side === 'left' ? -start.outIn : start.outIn
  const floorIn = spot.floorIn + riseIn
  return { ...spot, alongIn: start.alongIn, rightIn: spot.rightIn + outIn, floorIn }
}

/** The first newel stands with its upper face at the first riser, or as near as keeps the gaps even. */
function startAxisIn({ rhythm, newelHalfIn, waistHalfIn }: PlanParts): number {
  if (rhythm === undefined) return -newelHalfIn
  return newelFaceIn(rhythm, waistHalfIn - newelHalfIn, true) - waistHalfIn
}

/** The last one on the upper floor, its lower face at the last riser. */
function topAxisIn({ lengthIn }: Flight, { rhythm, newelHalfIn, waistHalfIn }: PlanParts): number {
  if (rhythm === undefined) return lengthIn + newelHalfIn
  return newelFaceIn(rhythm, lengthIn + newelHalfIn - waistHalfIn, false) + waistHalfIn
}

/**
 * The newels of a landing in the order that the rail meets them: one in the inner corner of an L, two
 * across the well of a U, and outside one at every corner.
 */
function landingSpots(
  side: Hand,
  design: Design,
  lower: Flight,
  upper: Flight,
  landing: Landing,
  make: MakeSpot,
): readonly NewelSpot[] {
  const floorIn = landing.heightIn
  const isInner = side === design.turn
  const isL = design.layout === 'l-landing'
  const arrivesIn = lower.lengthIn + EDGE_IN
  if (isInner && isL) return [make('turn', lower, arrivesIn, floorIn)]
  const arrival = make('corner', lower, arrivesIn, floorIn)
  if (isInner) return [arrival, make('corner', upper, -EDGE_IN, floorIn)]
  const farIn = lower.lengthIn + landing.depthIn - EDGE_IN
  const corner = make('corner', lower, farIn, floorIn)
  const far = isL ? [] : [make('corner', upper, -(landing.depthIn - EDGE_IN), floorIn)]
  return [arrival, corner, ...far, make('corner', upper, -EDGE_IN, floorIn)]
}

/** The same newel, measured along another flight: the corner that both lines share. */
function seenFrom(flight: Flight, spot: NewelSpot): NewelSpot {
  return spot.frame === flight.frame ? spot : { ...spot, frame: flight.frame, alongIn: -EDGE_IN }
}

function rake(id: string, side: Hand, flight: Flight, from: NewelSpot, to: NewelSpot): Span {
  return {
    id,
    kind: 'rake',
    side,
    frame: flight.frame,
    rightIn: to.rightIn,
    floorIn: flight.baseIn,
    flight,
    from: { at: 'newel', newelId: from.id, alongIn: from.alongIn },
    to: { at: 'newel', newelId: to.id, alongIn: to.alongIn },
  }
}

function levels(side: Hand, spots: readonly NewelSpot[], landing: Landing): readonly Span[] {
  return spots.slice(1).flatMap((to, index): readonly Span[] => {
    const from = spots[index]
    if (from === undefined) return []
    const [start, end] = [from, to].map((spot) =>
      placeIn(spot.frame, spot.alongIn, landing.heightIn, spot.rightIn),
    )
    if (start === undefined || end === undefined) return []
    const reachIn = Math.hypot(end[0] - start[0], end[2] - start[2])
    return [
      {
        id: `${side}-level-${index + 1}`,
        kind: 'level',
        side,
        frame: frameBetween(start, end),
        rightIn: 0,
        floorIn: landing.heightIn,
        from: { at: 'newel', newelId: from.id, alongIn: 0 },
        to: { at: 'newel', newelId: to.id, alongIn: reachIn },
      },
    ]
  })
}
