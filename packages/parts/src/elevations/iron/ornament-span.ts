import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Frame } from '../part-view.ts'

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

/** The lengths of plain bar, from the bottom up, without the pin. */
export function plainLengths(shape: IronBalusterShape): readonly Span[] {
  const taken = shape.ornaments
    .filter(replacesBar)
    .map(ornamentSpan)
    .toSorted((a, b) => a[0] - b[0])
  const starts = [0, ...taken.map(([, to]) => to)]
  const ends = [...taken.map(([from]) => from), shape.lengthIn - shape.pin.lengthIn]
  return starts
    .map((start, index): Span => [start, ends[index] ?? start])
    .filter(([from, to]) => to - from > 1e-6)
}

/** The window of the catalogue picture: all ornaments where they fit, else the upper end of a long one. */
export function tellingFrame(shape: IronBalusterShape): Frame {
  const spans = shape.ornaments.map(ornamentSpan)
  const low = Math.min(...spans.map(([from]) => from))
  const high = Math.max(...spans.map(([, to]) => to))
  if (spans.length === 0) return frameAt(shape.lengthIn / 2)
  const isOneLong = spans.length === 1 && high - low > FRAME_HEIGHT_IN
  return frameAt(isOneLong && !hasBelly(shape) ? high - FRAME_HEIGHT_IN * 0.22 : (low + high) / 2)
}

function frameAt(heightIn: number): Frame {
  return { centre: [0, heightIn], heightIn: FRAME_HEIGHT_IN }
}

function hasBelly(shape: IronBalusterShape): boolean {
  return shape.ornaments.some((ornament) => ornament.kind === 'belly')
}

function replacesBar(ornament: IronOrnament): boolean {
  return ['twist', 'basket', 'ribbon', 'hammered', 'belly', 'panel'].includes(ornament.kind)
}

function around(centreIn: number, heightIn: number): Span {
  return [centreIn - heightIn / 2, centreIn + heightIn / 2]
}
