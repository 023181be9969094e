import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { BalusterStyle } from '../stock/baluster-stock.ts'
import type { NewelStock } from '../stock/newel-stock.ts'
import { isOrnate, thinnestIn, reachIn } from '../stock/baluster-widths.ts'
import { type BaySetting, sphereOf } from './bay-setting.ts'
import { type Bay, gapsBetween } from './bay.ts'
import { evenBalusters } from '../balusters/baluster-count.ts'
import { balustersOnTreads } from '../balusters/balusters-on-treads.ts'
import type { Baluster } from '../balusters/baluster.ts'
import { type BalusterPlace, madeBaluster } from '../balusters/made-baluster.ts'
import { patternAlong } from '../balusters/pattern-along.ts'
import { undersideAt } from '../rails/rail-line.ts'
import type { SpanEnd, Span } from '../segments/span.ts'
import { balustersUnderCurve } from '../balusters/volute-balusters.ts'
import type { Design } from '../design/design.ts'

/** Between an ornament and the newel beside it, in inches. */
const CLEAR_OF_NEWEL_IN = 1.5

/** The bay of a span: its balusters in their places, cut and counted, and every gap between them. */
export function filledBay(setting: BaySetting): Bay {
  const { span, design, rail } = setting
  const [fromIn, toIn] = facesOf(setting)
  const { curve, inLine } = setOutBalusters(setting) ?? spacedBalusters(setting, fromIn, toIn)
  const gapsFromIn = curve.length === 0 ? fromIn : (inLine[0]?.alongIn ?? toIn)
  return {
    span,
    fromIn,
    toIn,
    rail,
    balusters: [...curve, ...inLine],
    gaps: gapsBetween(gapsFromIn, toIn, inLine).slice(curve.length === 0 ? 0 : 1),
    sphereIn: sphereOf(span, design),
  }
}

interface BayBalusters {
  /** Under a fitting that swings out. */
  readonly curve: readonly Baluster[]
  readonly inLine: readonly Baluster[]
}

/** The balusters of a bay that nobody set out, as the code and the pattern space them. */
function spacedBalusters(setting: BaySetting, fromIn: number, toIn: number): BayBalusters {
  const straight = straightPlaces(setting, fromIn, toIn)
  const curve = curvePlaces(setting, straight[0]?.alongIn ?? toIn)
  const places = [...curve, ...straight]
  const styles = stylesAlong(setting, places)
  const balusters = places.flatMap((place, index) => {
    const style = styles[index]
    return style === undefined ? [] : [madeBaluster(style, place, setting.parts.rail)]
  })
  return { curve: balusters.slice(0, curve.length), inLine: balusters.slice(curve.length) }
}

/** The balusters of a bay where they are set out; undefined where they are not. */
function setOutBalusters({ setOut, ...setting }: BaySetting): BayBalusters | undefined {
  const places = setOut?.balusters(setting.span, setting.rhythm)
  if (places === undefined) return undefined
  const { styles, rail } = setting.parts
  const made = places.flatMap(({ alongIn, asideIn = 0, style }) => {
    const found = styles[style]
    const line = placeInLine(setting, alongIn)
    const place = asideIn === 0 ? line : { ...line, ...outOfLine(setting, line), asideIn }
    return found === undefined ? [] : [madeBaluster(found, place, rail)]
  })
  return {
    curve: made.filter(({ asideIn }) => asideIn !== 0),
    inLine: made.filter(({ asideIn }) => asideIn === 0),
  }
}

/** Under a fitting that swings out a baluster stands on the starting step at least, and the fitting is level. */
function outOfLine({ span, steps }: Pick<BaySetting, 'span' | 'steps'>, { footIn }: BalusterPlace) {
  return { footIn: Math.max(footIn, span.floorIn + steps.riseIn), pitchDeg: 0 }
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
  const { span, design, rhythm } = setting
  const isOnTreads = span.flight !== undefined && design.footing === 'treads'
  const alongs = isOnTreads
    ? balustersOnTreads(rhythm, curveEndIn(setting) ?? fromIn, toIn)
    : evenBalusters(fromIn, toIn, rhythm.thinnestIn, sphereOf(span, design))
  return alongs.map((alongIn) => placeInLine(setting, alongIn))
}

function placeInLine(
  { span, design, rail }: Pick<BaySetting, 'span' | 'design' | 'rail'>,
  alongIn: number,
): BalusterPlace {
  return {
    alongIn,
    asideIn: 0,
    footIn: footingIn(span, design, alongIn),
    topIn: undersideAt(rail.line, alongIn),
    pitchDeg: span.ground.slopeDeg,
  }
}

/** A gap before the first tread that a swinging fitting leaves to the straight line; undefined without one. */
function curveEndIn({ rail, rhythm, steps }: BaySetting): number | undefined {
  const curve = swinging(rail.fittings)
  if (curve === undefined) return undefined
  const { spacingIn, firstIn, thinnestIn: thinIn } = rhythm
  const tread = Math.ceil((rail.straight.fromIn - steps.runIn / 2 - firstIn) / spacingIn)
  return firstIn + (tread - 1) * spacingIn + thinIn / 2
}

function curvePlaces(setting: BaySetting, untilIn: number): readonly BalusterPlace[] {
  const { span, steps, design, parts, rhythm, rail, fromNewel } = setting
  const curve = swinging(rail.fittings)
  if (curve === undefined) return []
  const pitchIn = rhythm.thinnestIn + rhythm.sphereIn
  const halfIn = (fromNewel?.faceIn ?? 0) / 2
  const places = balustersUnderCurve(curve, rail.straight.fromIn, untilIn, halfIn, pitchIn)
  return places.map(({ alongIn, asideIn, middleIn, slopeDeg }) => ({
    alongIn,
    asideIn,
    footIn: Math.max(footingIn(span, design, alongIn), span.floorIn + steps.riseIn),
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
export function thinnestOf(styles: readonly BalusterStyle[]): number {
  return Math.min(...styles.map(thinnestIn))
}

function plumb(lengthIn: number, slopeDeg: number): number {
  return lengthIn / Math.cos((slopeDeg * Math.PI) / 180)
}

/** Height of what a baluster stands on above the lower floor, `alongIn` a span: tread, floor or knee wall. */
function footingIn({ ground }: Span, design: Design, alongIn: number): number {
  if (design.footing === 'treads') return ground.topIn(alongIn)
  return ground.lineIn(alongIn) + design.kneeWallIn
}
