import { formatInches } from '@millrun/catalogue/inches'
import { LONGEST_SPAN_IN } from './building-sizes.ts'
import { headAxisIn, openSidesOf } from './flight.ts'
import { floorRectangle } from './frame.ts'
import type { Laying, Segment, SegmentPlan, Stop } from './segment.ts'
import { fartherOn, floorBelow, levelStretch, newelAtIn, sideLineIn } from './side-line.ts'
import { withStretches } from './landing.ts'
import type { PlanParts } from './span.ts'

/** How far a floor is drawn behind its open edge, in inches. */
const FLOOR_BEHIND_IN = 36
/** From the line of the balusters to the front of the floor, in inches. */
const FLOOR_FRONT_IN = 3.25

/** A level run by itself: its open edge is on the right of the floor, its guard in one line. */
export const BALCONY: SegmentPlan = {
  risers: () => 0,
  turns: false,
  measures: ['balconyIn'],
  overThePost: ({ balconyStart, balconyEnd }) =>
    balconyStart === 'newel' || balconyEnd === 'newel'
      ? ['opening-cap', 'tandem-cap']
      : ['tandem-cap'],
  lay: ({ design, begins }): Segment => {
    const { balconyIn, balconyStart, balconyEnd } = design
    const { frame, floorIn } = begins
    return {
      title: 'Balcony',
      begins,
      ends: fartherOn(begins, balconyIn),
      risers: 0,
      surfaces: [
        {
          of: 'floor',
          plan: floorRectangle(frame, [0, balconyIn], [-FLOOR_BEHIND_IN, FLOOR_FRONT_IN]),
          topIn: floorIn,
        },
      ],
      way: [],
      openSides: ['left'],
      words: ` of ${formatInches(balconyIn)}, from a ${balconyStart} to a ${balconyEnd}`,
      balustrade: (side, parts) => {
        const ends = { startIn: 0, startsAt: balconyStart, endIn: balconyIn, endsAt: balconyEnd }
        return withStretches(stopsAlong(begins, ends, 0, parts), {
          at: 'between',
          name: 'level',
          span: () => ({
            title: 'Balcony',
            kind: 'level',
            side,
            frame,
            rightIn: 0,
            floorIn,
            ground: floorBelow(floorIn),
          }),
        })
      },
    }
  },
}

const UPSTAIRS_OVER_THE_POST =
  'Where a flight goes on as a level run, a rail over the posts turns level in fittings that are made to measure. Choose post-to-post, or ask us for a quote.'

/** The upper floor as it goes on from the head of a flight: its guard begins at the newel that stands there. */
export const UPSTAIRS: SegmentPlan = {
  risers: () => 0,
  turns: false,
  measures: ['balconyIn'],
  overThePost: () => UPSTAIRS_OVER_THE_POST,
  lay: ({ design, begins, before }): Segment => {
    const { balconyIn, balconyEnd, widthIn } = design
    const { frame, floorIn } = begins
    const half = widthIn / 2
    return {
      title: 'Upper floor',
      begins,
      ends: fartherOn(begins, balconyIn),
      risers: 0,
      surfaces: [
        { of: 'floor', plan: floorRectangle(frame, [0, balconyIn], [-half, half]), topIn: floorIn },
      ],
      way: [],
      openSides: openSidesOf(design),
      words: `, and a level run of ${formatInches(balconyIn)} upstairs to a ${balconyEnd}`,
      floor: { frame, lengthIn: balconyIn, widthIn, topIn: floorIn },
      balustrade: (side, parts) => {
        const axisIn = before?.flight === undefined ? 0 : headAxisIn(before.flight, parts)
        const startIn = axisIn - parts.newelHalfIn
        const ends = { startIn, startsAt: 'newel', endIn: balconyIn, endsAt: balconyEnd } as const
        const [, ...onwards] = stopsAlong(begins, ends, sideLineIn(side, widthIn), parts)
        const title = `Upper floor, ${side} side`
        const stretch = levelStretch(`${side}-upper`, title, side, floorIn)
        return onwards.flatMap((stop) => [stretch, stop])
      },
    }
  },
}

interface RunEnds {
  readonly startIn: number
  readonly startsAt: 'newel' | 'wall'
  readonly endIn: number
  readonly endsAt: 'newel' | 'wall'
}

/** Newels at its ends stand within its length; those between keep every span to eight feet. */
function stopsAlong(
  begins: Laying['begins'],
  { startIn, startsAt, endIn, endsAt }: RunEnds,
  rightIn: number,
  { newelHalfIn, setOut }: PlanParts,
): readonly Stop[] {
  const faceIn = 2 * newelHalfIn
  const firstIn = startIn + (startsAt === 'newel' ? newelHalfIn : 0)
  const lastIn = endIn - (endsAt === 'newel' ? newelHalfIn : 0)
  const fromIn = firstIn + (startsAt === 'newel' ? newelHalfIn : 0)
  const clearIn = lastIn - (endsAt === 'newel' ? newelHalfIn : 0) - fromIn
  const needed = (clearIn - LONGEST_SPAN_IN) / (LONGEST_SPAN_IN + faceIn)
  const middles = setOut === undefined ? Math.max(0, Math.ceil(needed - 1e-9)) : 0
  const bayIn = (clearIn - middles * faceIn) / (middles + 1)
  const { frame } = begins
  const end = (at: 'newel' | 'wall', alongIn: number): Stop =>
    at === 'newel' ? newelAtIn('end', begins, alongIn, rightIn) : { at, frame, alongIn, rightIn }
  return [
    end(startsAt, firstIn),
    ...Array.from({ length: middles }, (_, index) =>
      newelAtIn('middle', begins, fromIn + (index + 1) * bayIn + (index + 0.5) * faceIn, rightIn),
    ),
    end(endsAt, lastIn),
  ]
}
