import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import { NOSING_IN, TREAD_THICK_IN } from '../model/building-sizes.ts'
import type { Bay, Gap } from '../model/bay.ts'
import type { Flight } from '../model/flights.ts'
import type { Newel } from '../model/newel.ts'
import { railTopIn, railHeights } from '../model/rail-heights.ts'
import { undersideAt } from '../model/rail-line.ts'
import { lineOf } from '../model/rail-run.ts'
import type { SpanEnd } from '../model/span.ts'
import type { Stair } from '../model/stair.ts'
import { nosingLineIn } from '../model/steps.ts'
import { cutIron } from '@millrun/parts/cuts/cut-iron'
import { cutNewel } from '../placements/cut-newel.ts'
import { cutBaluster } from '@millrun/parts/cuts/cut-turned'
import { hiddenIn } from '../model/baluster-length.ts'
import { across, gapAcross, upwards } from './dimensions.ts'
import { fittingFromSide } from './fitting-outline.ts'
import { silhouette } from './silhouette.ts'
import type { DrawnDimension, DrawnLine, DrawnPoint, StairDrawing } from './stair-drawing.ts'

/** Where the widest gap is written: clear of the rail. */
const GAP_BELOW_RAIL_IN = 15

/** Between the middle of that gap and the height of the rail. */
const CLEAR_OF_HEIGHT_IN = 10

/** An elevation of every stretch of balustrade, seen square on, rising to the right. */
export function elevationDrawings(stair: Stair): readonly StairDrawing[] {
  const titles = numbered(stair.bays.map((bay) => titleOf(stair, bay)))
  return stair.bays.map((bay, index) => ({
    id: bay.span.id,
    title: titles[index] ?? '',
    lines: [
      ...stepLines(stair, bay),
      ...balusterLines(stair, bay),
      ...railLines(stair, bay),
      ...newelLines(stair, bay),
    ],
    dimensions: [...flightDimensions(stair, bay), ...bayDimensions(stair, bay)],
  }))
}

function titleOf({ design, flights }: Stair, { span }: Bay): string {
  if (design.layout === 'balcony') return 'Balcony'
  if (span.flight === undefined) return `Landing, ${span.side} side`
  const name =
    flights.length === 1 ? 'Flight' : span.flight === flights[0] ? 'Lower flight' : 'Upper flight'
  return `${name}, ${span.side} side`
}

/** Titles that say which of several stretches they mean, as one comes to them. */
function numbered(titles: readonly string[]): readonly string[] {
  return titles.map((title, index) => {
    const count = titles.filter((other) => other === title).length
    const number = titles.slice(0, index + 1).filter((other) => other === title).length
    return count === 1 ? title : `${title}, ${number} of ${count}`
  })
}

function stepLines(stair: Stair, bay: Bay): readonly DrawnLine[] {
  const { flight, floorIn, from, to } = bay.span
  if (flight === undefined) {
    const floor = rectangle(from.alongIn - 6, floorIn - 8, to.alongIn + 6, floorIn)
    return [closed('floor', floor)]
  }
  const { runIn, riseIn } = stair.steps
  const treads = Array.from({ length: flight.risers }, (_, index) => {
    const topIn = flight.baseIn + (index + 1) * riseIn
    const endIn = index === flight.risers - 1 ? flight.lengthIn + 12 : (index + 1) * runIn
    return [
      line('step', [
        [index * runIn, topIn - riseIn],
        [index * runIn, topIn - TREAD_THICK_IN],
      ]),
      closed('step', rectangle(index * runIn - NOSING_IN, topIn - TREAD_THICK_IN, endIn, topIn)),
    ]
  }).flat()
  const floor = line('floor', [
    [-18, flight.baseIn],
    [0, flight.baseIn],
  ])
  const wall = stair.design.footing === 'knee-wall' ? [kneeWall(stair, flight)] : []
  return [floor, ...treads, ...wall]
}

function kneeWall({ steps, design }: Stair, flight: Flight): DrawnLine {
  const top = (alongIn: number): DrawnPoint => [
    alongIn,
    flight.baseIn + nosingLineIn(steps, alongIn) + design.kneeWallIn,
  ]
  return closed('wall', [
    [0, flight.baseIn],
    [flight.lengthIn, flight.baseIn + (flight.risers - 1) * steps.riseIn],
    top(flight.lengthIn),
    top(0),
  ])
}

function balusterLines({ parts }: Stair, bay: Bay): readonly DrawnLine[] {
  return bay.balusters.flatMap(({ bought, cutIn, alongIn, topIn }) => {
    const shape =
      bought.kind === 'iron' ? cutIron(bought.shape, cutIn) : cutBaluster(bought.shape, cutIn)
    const footIn = topIn + hiddenIn(bought, parts.rail).aboveIn - cutIn
    return standing('baluster', silhouette(shape), alongIn, footIn)
  })
}

function railLines({ parts }: Stair, { rail, span }: Bay): readonly DrawnLine[] {
  const { slopeDeg } = rail.straight
  const plumbIn = railHeightIn(parts.rail.shape) / Math.cos((slopeDeg * Math.PI) / 180)
  const below = lineOf(rail.straight)
  const above = below.map(([alongIn, upIn]): DrawnPoint => [alongIn, upIn + plumbIn])
  return [
    closed('rail', [...below, ...above.toReversed()]),
    ...rail.fittings.flatMap((fitting) =>
      fittingFromSide(fitting, span.frame).map((points) => closed('rail', points)),
    ),
  ]
}

function newelLines({ newels }: Stair, { span }: Bay): readonly DrawnLine[] {
  return [span.from, span.to].flatMap((end: SpanEnd) => {
    const newel =
      end.at === 'newel' ? newels.find(({ spot }) => spot.id === end.newelId) : undefined
    return newel === undefined ? [] : newelLine(newel, end.alongIn)
  })
}

function newelLine({ stock, cutOffIn, footIn }: Newel, alongIn: number): readonly DrawnLine[] {
  return standing('newel', silhouette(cutNewel(stock.shape, cutOffIn)), alongIn, footIn)
}

function flightDimensions({ steps }: Stair, { span: { flight } }: Bay): readonly DrawnDimension[] {
  if (flight === undefined) return []
  const { baseIn, risers, lengthIn } = flight
  const topIn = baseIn + risers * steps.riseIn
  return [
    upwards([0, baseIn], [0, topIn], -36),
    upwards([0, baseIn], [0, baseIn + steps.riseIn], -18),
    across([0, baseIn], [lengthIn, baseIn], baseIn - 34),
    across([-NOSING_IN, baseIn], [steps.runIn - NOSING_IN, baseIn], baseIn - 18),
  ]
}

/** The rail's height at about the fourth step, where it is measured, the widest gap, and the length from end to end. */
function bayDimensions(stair: Stair, bay: Bay): readonly DrawnDimension[] {
  const { span } = bay
  const { steps, design } = stair
  const measuredIn =
    span.flight === undefined
      ? betweenBalusters(bay, span.from.alongIn + (span.to.alongIn - span.from.alongIn) / 4)
      : 3 * steps.runIn - NOSING_IN
  const footIn =
    span.flight === undefined ? span.floorIn : span.floorIn + nosingLineIn(steps, measuredIn)
  const topIn = railTopIn(span, steps, railHeights(design), measuredIn)
  const gap = middleGap(bay, measuredIn)
  const upIn = gap === undefined ? 0 : undersideAt(bay.rail.line, gap.fromIn) - GAP_BELOW_RAIL_IN
  const highIn = undersideAt(bay.rail.line, span.to.alongIn) + 14
  return [
    upwards([measuredIn, footIn], [measuredIn, topIn], measuredIn),
    ...(gap === undefined ? [] : [gapAcross([gap.fromIn, upIn], [gap.toIn, upIn], upIn)]),
    betweenEnds(span, highIn),
  ]
}

/** From end to end as it is set out: newels by their centers, walls by their faces. */
function betweenEnds({ from, to }: Bay['span'], atIn: number): DrawnDimension {
  const ends = across([from.alongIn, atIn - 6], [to.alongIn, atIn - 6], atIn)
  return from.at === 'newel' && to.at === 'newel' ? { ...ends, label: `${ends.label} o.c.` } : ends
}

/** The middle of the gap that is nearest to a place along a bay. */
function betweenBalusters({ gaps }: Bay, alongIn: number): number {
  const middles = gaps.map(({ fromIn, toIn }) => (fromIn + toIn) / 2)
  return middles.toSorted((a, b) => Math.abs(a - alongIn) - Math.abs(b - alongIn))[0] ?? alongIn
}

/** Of the widest gaps the one in the middle, where there is room to write beside what is measured already. */
function middleGap({ gaps }: Bay, measuredIn: number): Gap | undefined {
  const widest = Math.max(...gaps.map(({ widthIn }) => widthIn))
  const wide = gaps.filter(({ widthIn }) => widthIn > widest - 1e-6)
  const clear = wide.filter(
    ({ fromIn, toIn }) => Math.abs((fromIn + toIn) / 2 - measuredIn) > CLEAR_OF_HEIGHT_IN,
  )
  const among = clear.length > 0 ? clear : wide
  return among[Math.floor(among.length / 2)]
}

function standing(
  of: DrawnLine['of'],
  outlines: readonly (readonly DrawnPoint[])[],
  alongIn: number,
  footIn: number,
): readonly DrawnLine[] {
  return outlines.map((points) =>
    closed(
      of,
      points.map(([xIn, yIn]): DrawnPoint => [alongIn + xIn, footIn + yIn]),
    ),
  )
}

function rectangle(
  leftIn: number,
  lowIn: number,
  rightIn: number,
  highIn: number,
): readonly DrawnPoint[] {
  return [
    [leftIn, lowIn],
    [rightIn, lowIn],
    [rightIn, highIn],
    [leftIn, highIn],
  ]
}

function closed(of: DrawnLine['of'], points: readonly DrawnPoint[]): DrawnLine {
  return { of, points, isClosed: true }
}

function line(of: DrawnLine['of'], points: readonly DrawnPoint[]): DrawnLine {
  return { of, points, isClosed: false }
}
