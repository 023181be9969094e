import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Frame } from '../part-view.ts'
import { bellyPeak } from './belly.ts'

export type Span = readonly [fromIn: number, toIn: number]

/** Height of bar that every catalogue picture of iron shows, so that they stand together in one scale. */
export const FRAME_HEIGHT_IN = 12.5

/** The heights between which an ornament lies. */
export function ornamentSpan(ornament: IronOrnament): Span {
  if (ornament.kind === 'knuckle' || ornament.kind === 'collar') {
    return around(ornament.centreIn, ornament.heightIn)
  }
  if (ornament.kind === 'leaf') return around(ornament.centreIn, ornament.lengthIn)
  return [ornament.fromIn, ornament.toIn]
}

/** The lengths over which the bar itself is there, from the bottom up, without the pin. */
export function barLengths(shape: IronBalusterShape): readonly Span[] {
  return lengthsBetween(shape, shape.ornaments.filter(replacesBar))
}

/** The lengths of bar that carry nothing at all. */
export function plainLengths(shape: IronBalusterShape): readonly Span[] {
  return lengthsBetween(shape, shape.ornaments)
}

function lengthsBetween(
  shape: IronBalusterShape,
  ornaments: readonly IronOrnament[],
): readonly Span[] {
  const free: Span[] = []
  let reached = 0
  for (const [from, to] of ornaments.map(ornamentSpan).toSorted((a, b) => a[0] - b[0])) {
    free.push([reached, from])
    reached = Math.max(reached, to)
  }
  free.push([reached, shape.lengthIn - shape.pin.lengthIn])
  return free.filter(([from, to]) => to - from > 1e-6)
}

/** The window of the catalogue picture: all ornaments where they fit, else the upper end of a long one. */
export function tellingFrame(shape: IronBalusterShape): Frame {
  const spans = shape.ornaments.map(ornamentSpan)
  const low = Math.min(...spans.map(([from]) => from))
  const high = Math.max(...spans.map(([, to]) => to))
  if (spans.length === 0) return frameAt(shape.lengthIn / 2)
  const bow = bowOf(shape)
  if (bow !== undefined) return { ...frameAt(bow.atIn), centre: [bow.acrossIn / 2, bow.atIn] }
  const isOneLong = spans.length === 1 && high - low > FRAME_HEIGHT_IN
  const isEndInside = high < shape.lengthIn - 4
  return frameAt(isOneLong && isEndInside ? high - FRAME_HEIGHT_IN * 0.22 : (low + high) / 2)
}

/** Where a bellied bar stands out most. */
function bowOf(shape: IronBalusterShape): { atIn: number; acrossIn: number } | undefined {
  const belly = shape.ornaments.find((ornament) => ornament.kind === 'belly')
  return belly && { atIn: bellyPeak(belly), acrossIn: -belly.bowIn }
}

function frameAt(heightIn: number): Frame {
  return { centre: [0, heightIn], heightIn: FRAME_HEIGHT_IN }
}

/** Whether an ornament stands where the bar would be, rather than on it. */
export function replacesBar(ornament: IronOrnament): boolean {
  return ['twist', 'basket', 'ribbon', 'hammered', 'belly', 'panel'].includes(ornament.kind)
}

function around(centreIn: number, heightIn: number): Span {
  return [centreIn - heightIn / 2, centreIn + heightIn / 2]
}
