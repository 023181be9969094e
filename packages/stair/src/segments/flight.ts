import { newelFaceIn } from '../balusters/balusters-on-treads.ts'
import type { Design, Hand } from '../design/design.ts'
import type { Flight } from './flights.ts'
import { floorPlaceIn, floorRectangle } from './frame.ts'
import type { Laying, Place, SegmentPlan, Stop, Stretch, Surface } from './segment.ts'
import { fartherOn, newelAtIn, sideLineIn } from './side-line.ts'
import type { Ground, PlanParts } from './span.ts'
import { nosingLineIn, stepAt, type Steps } from './steps.ts'

/** Steps in one line, all alike. */
export const FLIGHT: SegmentPlan = {
  risers: 'shared',
  turns: false,
  measures: ['totalRiseIn', 'risers', 'runIn', 'widthIn'],
  overThePost: ({ start }) => [start, 'gooseneck-with-cap'],
  lay: (laying) => {
    const { design, steps, begins, risers } = laying
    const { frame, floorIn: baseIn } = begins
    const lengthIn = (risers - 1) * steps.runIn
    const flight: Flight = { frame, baseIn, risers, lengthIn, widthIn: design.widthIn }
    const ends = fartherOn(begins, lengthIn, risers * steps.riseIn)
    const title = titleOf(laying)
    return {
      title,
      begins,
      ends,
      risers,
      surfaces: treadsOf(flight, steps),
      way: [floorPlaceIn(frame, 0, 0), floorPlaceIn(frame, lengthIn, 0)],
      openSides: openSidesOf(design),
      words: '',
      flight,
      balustrade: (side, parts) => [
        ...(laying.before === undefined ? [startNewel(side, begins, design, steps, parts)] : []),
        rake(`${title}, ${side} side`, side, flight, steps),
        ...(laying.endsAtTurn ? [] : [headNewel(side, flight, ends, parts)]),
      ],
    }
  },
}

/** The sides of a stair that have no wall. */
export function openSidesOf(design: Design): readonly Hand[] {
  return (['left', 'right'] as const).filter((side) => design[side] === 'open')
}

function titleOf({ before, endsAtTurn }: Laying): string {
  if (before === undefined) return endsAtTurn ? 'Lower flight' : 'Flight'
  return 'Upper flight'
}

function treadsOf({ frame, baseIn, risers, widthIn }: Flight, steps: Steps): readonly Surface[] {
  const half = widthIn / 2
  return Array.from({ length: risers - 1 }, (_, index) => {
    const along = [index * steps.runIn, (index + 1) * steps.runIn] as const
    return {
      of: 'tread',
      plan: floorRectangle(frame, along, [-half, half]),
      topIn: baseIn + (index + 1) * steps.riseIn,
    }
  })
}

function rake(title: string, side: Hand, flight: Flight, steps: Steps): Stretch {
  const { frame, baseIn } = flight
  const ground = stepsBelow(flight, steps)
  return {
    at: 'between',
    name: `${side}-rake`,
    span: () => ({
      title,
      kind: 'rake',
      side,
      frame,
      rightIn: sideLineIn(side, flight.widthIn),
      floorIn: baseIn,
      ground,
      flight,
    }),
  }
}

function stepsBelow({ baseIn, risers, lengthIn }: Flight, steps: Steps): Ground {
  const { riseIn, runIn, pitchDeg } = steps
  return {
    slopeDeg: pitchDeg,
    lineIn: (alongIn) => baseIn + nosingLineIn(steps, alongIn),
    topIn: (alongIn) => baseIn + stepAt(risers, steps, alongIn) * riseIn,
    treads: Array.from({ length: risers }, (_, index) => ({
      fromIn: index * runIn,
      toIn: index === risers - 1 ? lengthIn + HEAD_IN : (index + 1) * runIn,
      topIn: baseIn + (index + 1) * riseIn,
    })),
  }
}

/** How much of the floor at its head is counted to a flight, in inches. */
const HEAD_IN = 12

/** The newel at the foot; under a volute or a turnout it stands on the starting step instead, out to the side. */
function startNewel(
  side: Hand,
  begins: Place,
  { widthIn }: Design,
  { riseIn }: Steps,
  parts: PlanParts,
): Stop {
  const rightIn = sideLineIn(side, widthIn)
  const { start } = parts
  if (start === undefined) return newelAtIn('start', begins, startAxisIn(parts), rightIn)
  const outIn = side === 'left' ? -start.outIn : start.outIn
  const onStep = { ...begins, floorIn: begins.floorIn + riseIn }
  return newelAtIn('start', onStep, start.alongIn, rightIn + outIn)
}

/** The first newel stands with its upper face at the first riser, or as near as keeps the gaps even. */
function startAxisIn({ rhythm, newelHalfIn, waistHalfIn, setOut }: PlanParts): number {
  if (setOut !== undefined) return setOut.footNewelIn
  if (rhythm === undefined) return -newelHalfIn
  return newelFaceIn(rhythm, waistHalfIn - newelHalfIn, true) - waistHalfIn
}

/** The last one on the upper floor, its lower face at the last riser. */
function headNewel(side: Hand, flight: Flight, { floorIn }: Place, parts: PlanParts): Stop {
  const { frame, lengthIn, widthIn } = flight
  const alongIn = lengthIn + headAxisIn(flight, parts)
  return newelAtIn('top', { frame, floorIn }, alongIn, sideLineIn(side, widthIn))
}

/** From a flight's last riser to the axis of the newel at its head, in inches. */
export function headAxisIn({ lengthIn }: Flight, parts: PlanParts): number {
  const { rhythm, newelHalfIn, waistHalfIn, setOut } = parts
  if (setOut !== undefined) return setOut.headNewelIn
  if (rhythm === undefined) return newelHalfIn
  const faceIn = newelFaceIn(rhythm, lengthIn + newelHalfIn - waistHalfIn, false)
  return faceIn + waistHalfIn - lengthIn
}
