import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import { NOSING_IN, TREAD_THICK_IN } from '@millrun/stair/segments/building-sizes'
import type { Bay, Gap } from '@millrun/stair/bays/bay'
import type { Design } from '@millrun/stair/design/design'
import type { Newel } from '@millrun/stair/newels/newel'
import { railTopIn, railHeights } from '@millrun/stair/rails/rail-heights'
import { undersideAt } from '@millrun/stair/rails/rail-line'
import { lineOf } from '@millrun/stair/rails/rail-run'
import type { Span, SpanEnd } from '@millrun/stair/segments/span'
import type { Stair } from '@millrun/stair/model/stair'
import { cutNewel, cutStyle } from '@millrun/stair/placements/cut-to-length'
import { cornersOf } from '@millrun/parts/geometry/figures'
import { silhouettesOf } from '@millrun/parts/elevations/silhouettes-of'
import { sideSilhouettes } from '@millrun/parts/forms/fitting/fitting-silhouettes'
import type { PlacedFitting } from '@millrun/stair/fittings/placed-fitting'
import { type Frame, forwardOf, floorPlaceIn } from '@millrun/stair/segments/frame'
import { hiddenIn } from '@millrun/stair/balusters/baluster-length'
import { across, gapAcross, upwards } from './dimensions.ts'
import {
  closed,
  type DrawnDimension,
  type DrawnLine,
  type DrawnPoint,
  open,
  type StairDrawing,
} from './stair-drawing.ts'

/** Where the widest gap is written: clear of the rail. */
const GAP_BELOW_RAIL_IN = 15

/** Between the middle of that gap and the height of the rail. */
const CLEAR_OF_HEIGHT_IN = 10
/** Where both are told at the same height, they need more. */
const ROOMY_IN = 14
const SHORT_IN = 54

/** An elevation of every stretch of balustrade, seen square on, rising to the right. */
export function elevationDrawings(stair: Stair): readonly StairDrawing[] {
  const titles = numbered(stair.bays.map(({ span }) => span.title))
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

/** Titles that say which of several stretches they mean, as one comes to them. */
function numbered(titles: readonly string[]): readonly string[] {
  return titles.map((title, index) => {
    const count = titles.filter((other) => other === title).length
    const number = titles.slice(0, index + 1).filter((other) => other === title).length
    return count === 1 ? title : `${title}, ${number} of ${count}`
  })
}

function stepLines({ design }: Stair, { span }: Bay): readonly DrawnLine[] {
  const { ground, floorIn, from, to } = span
  const [first] = ground.treads
  if (span.kind === 'level' || first === undefined) {
    const floor = cornersOf([from.alongIn - 6, floorIn - 8], [to.alongIn + 6, floorIn])
    return [closed('floor', floor)]
  }
  const below = [floorIn, ...ground.treads.map(({ topIn }) => topIn)]
  const treads = ground.treads.flatMap(({ fromIn, toIn, topIn }, index) => [
    open('step', [
      [fromIn, below[index] ?? floorIn],
      [fromIn, topIn - TREAD_THICK_IN],
    ]),
    closed('step', cornersOf([fromIn - NOSING_IN, topIn - TREAD_THICK_IN], [toIn, topIn])),
  ])
  const floor = open('floor', [
    [first.fromIn - 18, floorIn],
    [first.fromIn, floorIn],
  ])
  return [floor, ...treads, ...(design.footing === 'knee-wall' ? kneeWall(span, design) : [])]
}

/** From the first riser to the last one, along the line of the nosings. */
function kneeWall({ ground, floorIn }: Span, { kneeWallIn }: Design): readonly DrawnLine[] {
  const [first, last] = [ground.treads[0], ground.treads.at(-1)]
  if (first === undefined || last === undefined) return []
  const top = (alongIn: number): DrawnPoint => [alongIn, ground.lineIn(alongIn) + kneeWallIn]
  const headIn = ground.treads.at(-2)?.topIn ?? floorIn
  return [
    closed('wall', [
      [first.fromIn, floorIn],
      [last.fromIn, headIn],
      top(last.fromIn),
      top(first.fromIn),
    ]),
  ]
}

function balusterLines({ parts }: Stair, bay: Bay): readonly DrawnLine[] {
  return bay.balusters.flatMap(({ bought, cutIn, alongIn, topIn }) => {
    const footIn = topIn + hiddenIn(bought, parts.rail).aboveIn - cutIn
    return standing('baluster', silhouettesOf(cutStyle(bought, cutIn)), alongIn, footIn)
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

/** A fitting seen square to a span. */
function fittingFromSide(
  { shape, frame, alongIn, rightIn, upIn }: PlacedFitting,
  span: Frame,
): readonly (readonly DrawnPoint[])[] {
  const [forwardX, , forwardZ] = forwardOf(span)
  return sideSilhouettes(shape).map((points) =>
    points.map(([onIn, aboveIn]) => {
      const [xIn, zIn] = floorPlaceIn(frame, alongIn + onIn, rightIn)
      return [(xIn - span.xIn) * forwardX + (zIn - span.zIn) * forwardZ, upIn + aboveIn]
    }),
  )
}

function newelLines({ newels }: Stair, { span }: Bay): readonly DrawnLine[] {
  return [span.from, span.to].flatMap((end: SpanEnd) => {
    const newel =
      end.at === 'newel' ? newels.find(({ spot }) => spot.id === end.newelId) : undefined
    return newel === undefined ? [] : newelLine(newel, end.alongIn)
  })
}

function newelLine({ stock, cutOffIn, footIn }: Newel, alongIn: number): readonly DrawnLine[] {
  return standing('newel', silhouettesOf(cutNewel(stock.shape, cutOffIn)), alongIn, footIn)
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
      : atNosing(bay, steps.runIn)
  const footIn = span.ground.lineIn(measuredIn)
  const topIn = railTopIn(span, railHeights(design), measuredIn)
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

/** At about the fourth step, or lower on a short flight, so that the widest gap is told beside it. */
function atNosing(bay: Bay, runIn: number): number {
  const nosings = [3, 2, 1].map((step) => step * runIn - NOSING_IN)
  if (!isShort(bay)) return 3 * runIn - NOSING_IN
  const roomy = nosings.find((atIn) => widestGaps(bay).some((gap) => awayIn(gap, atIn) > ROOMY_IN))
  return roomy ?? 3 * runIn - NOSING_IN
}

/** Of the widest gaps the one in the middle, where there is room to write beside what is measured already. */
function middleGap(bay: Bay, measuredIn: number): Gap | undefined {
  const wide = widestGaps(bay)
  const clear = wide.filter((gap) => awayIn(gap, measuredIn) > CLEAR_OF_HEIGHT_IN)
  const among = clear.length > 0 ? clear : wide
  const middle = among[Math.floor(among.length / 2)]
  const isRoomy = middle !== undefined && awayIn(middle, measuredIn) > ROOMY_IN
  if (isRoomy || !isShort(bay)) return middle
  return among.toSorted((a, b) => awayIn(b, measuredIn) - awayIn(a, measuredIn))[0]
}

/** Whether a flight has so few steps that its numbers crowd. */
function isShort({ span }: Bay): boolean {
  return span.flight !== undefined && span.flight.lengthIn < SHORT_IN
}

function widestGaps({ gaps }: Bay): readonly Gap[] {
  const widest = Math.max(...gaps.map(({ widthIn }) => widthIn))
  return gaps.filter(({ widthIn }) => widthIn > widest - 1e-6)
}

function awayIn({ fromIn, toIn }: Gap, alongIn: number): number {
  return Math.abs((fromIn + toIn) / 2 - alongIn)
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
