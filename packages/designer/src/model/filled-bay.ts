import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { BalusterStyle } from '../stock/baluster-stock.ts'
import type { NewelStock } from '../stock/newel-stock.ts'
import { isOrnate, narrowIn, reachIn } from '../stock/ornament-reach.ts'
import { type BaySetting, sphereOf } from './bay-setting.ts'
import type { Bay } from './bay.ts'
import { evenBalusters } from './balusters-in-bay.ts'
import { balustersOnTreads } from './balusters-on-treads.ts'
import { footingIn } from './footing-height.ts'
import { gapsBetween } from './gaps.ts'
import { type BalusterPlace, madeBaluster } from './made-baluster.ts'
import { patternAlong } from './pattern-along.ts'
import { undersideAt } from './rail-line.ts'
import type { SpanEnd } from './span.ts'
import { balustersUnderCurve } from './volute-balusters.ts'

/** Between an ornament and the newel beside it, in inches. */
const CLEAR_OF_NEWEL_IN = 1.5

/** The bay of a span: its balusters in their places, cut and counted, and every gap between them. */
export function filledBay(setting: BaySetting): Bay {
  const { span, design, rail } = setting
  const [fromIn, toIn] = facesOf(setting)
  const straight = straightPlaces(setting, fromIn, toIn)
  const curve = curvePlaces(setting, straight[0]?.alongIn ?? toIn)
  const places = [...curve, ...straight]
  const styles = stylesAlong(setting, places)
  const balusters = places.flatMap((place, index) => {
    const style = styles[index]
    return style === undefined ? [] : [madeBaluster(style, place, setting.parts.rail)]
  })
  const inLine = balusters.slice(curve.length)
  const gapsFromIn = curve.length === 0 ? fromIn : (inLine[0]?.alongIn ?? toIn)
  return {
    span,
    fromIn,
    toIn,
    rail,
    balusters,
    gaps: gapsBetween(gapsFromIn, toIn, inLine).slice(curve.length === 0 ? 0 : 1),
    sphereIn: sphereOf(span, design),
  }
}

/** Where the span is clear between newels, at their thinnest. */
function facesOf({ span, fromNewel, toNewel }: BaySetting): readonly [number, number] {
  return [
    span.from.alongIn + halfWaistIn(span.from, fromNewel),
    span.to.alongIn - halfWaistIn(span.to, toNewel),
  ]
}

function halfWaistIn(end: SpanEnd, newel: NewelStock | undefined): number {
  return end.at === 'wall' ? 0 : (newel?.waistIn ?? 0) / 2
}

function straightPlaces(
  setting: BaySetting,
  fromIn: number,
  toIn: number,
): readonly BalusterPlace[] {
  const { span, design, steps, rail, rhythm } = setting
  const isOnTreads = span.kind === 'rake' && design.footing === 'treads'
  const alongs = isOnTreads
    ? balustersOnTreads(rhythm, curveEndIn(setting) ?? fromIn, toIn)
    : evenBalusters(fromIn, toIn, rhythm.narrowIn, sphereOf(span, design))
  return alongs.map((alongIn) => ({
    alongIn,
    asideIn: 0,
    footIn: footingIn(span, steps, design, alongIn),
    topIn: undersideAt(rail.line, alongIn),
    pitchDeg: span.kind === 'rake' ? steps.pitchDeg : 0,
  }))
}

/** A gap before the first tread that a swinging fitting leaves to the straight line; undefined without one. */
function curveEndIn({ rail, rhythm, steps }: BaySetting): number | undefined {
  const curve = swinging(rail.fittings)
  if (curve === undefined) return undefined
  const { spacingIn, firstIn, narrowIn: thinIn } = rhythm
  const tread = Math.ceil((rail.straight.fromIn - steps.runIn / 2 - firstIn) / spacingIn)
  return firstIn + (tread - 1) * spacingIn + thinIn / 2
}

function curvePlaces(setting: BaySetting, untilIn: number): readonly BalusterPlace[] {
  const { span, steps, design, parts, rhythm, rail, fromNewel } = setting
  const curve = swinging(rail.fittings)
  if (curve === undefined) return []
  const pitchIn = rhythm.narrowIn + rhythm.sphereIn
  const halfIn = (fromNewel?.faceIn ?? 0) / 2
  const places = balustersUnderCurve(curve, rail.straight.fromIn, untilIn, halfIn, pitchIn)
  return places.map(({ alongIn, asideIn, middleIn, slopeDeg }) => ({
    alongIn,
    asideIn,
    footIn: Math.max(footingIn(span, steps, design, alongIn), span.floorIn + steps.riseIn),
    topIn: middleIn - plumb(railHeightIn(parts.rail.shape) / 2, slopeDeg),
    pitchDeg: slopeDeg,
  }))
}

function swinging(fittings: BaySetting['rail']['fittings']) {
  return fittings.find(({ job }) => job === 'volute' || job === 'turnout')
}

/** The style of every place: the pattern, even from both ends, with nothing wide beside a newel. */
function stylesAlong(
  { parts, design, span, fromNewel, toNewel }: BaySetting,
  places: readonly BalusterPlace[],
): readonly (BalusterStyle | undefined)[] {
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return []
  const isUnderCurve = first.asideIn !== 0
  const awayIn = Math.min(
    isUnderCurve ? 0 : first.alongIn - span.from.alongIn - (fromNewel?.widestIn ?? 0) / 2,
    span.to.alongIn - last.alongIn - (toNewel?.widestIn ?? 0) / 2,
  )
  const mayEnd = parts.styles.map(
    (style) => !isOrnate(style) || awayIn - reachIn(style) >= CLEAR_OF_NEWEL_IN,
  )
  const isPlain = parts.styles.map((style) => !isOrnate(style))
  const order = patternAlong(design.pattern.order, places.length, { mayEnd, isPlain })
  return order.map((index) => parts.styles[index])
}

/** The thinnest place of any of its styles: what a pattern is spaced by, in inches. */
export function thinnestIn(styles: readonly BalusterStyle[]): number {
  return Math.min(...styles.map(narrowIn))
}

function plumb(lengthIn: number, slopeDeg: number): number {
  return lengthIn / Math.cos((slopeDeg * Math.PI) / 180)
}
