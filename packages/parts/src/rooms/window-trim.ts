import type { Solid } from '../solids/solid.ts'
import type { WindowOpening } from './opening.ts'
import type { RoomPiece } from './room-piece.ts'
import { rectangleFace, slab } from './slab.ts'
import { TRIM } from './trim-paint.ts'

const CASING_IN = 4
const SASH_IN = 1.9
const BAR_IN = 0.9

/** Casing, sill, sash and glazing bars of a window, on its wall's own axes. */
export function windowTrim(opening: WindowOpening): readonly RoomPiece[] {
  return [{ solids: [...casing(opening), ...sash(opening)], look: TRIM }]
}

function casing({ fromIn, toIn, sillIn, headIn }: WindowOpening): readonly Solid[] {
  const outer = [fromIn - CASING_IN, toIn + CASING_IN] as const
  return [
    slab('casing', rectangleFace(outer[0], sillIn, fromIn, headIn), 0, 0.8),
    slab('casing', rectangleFace(toIn, sillIn, outer[1], headIn), 0, 0.8),
    slab('head', rectangleFace(outer[0] - 0.4, headIn, outer[1] + 0.4, headIn + 5), 0, 1),
    slab('head cap', rectangleFace(outer[0] - 1, headIn + 5, outer[1] + 1, headIn + 6), 0, 1.8),
    slab('sill', rectangleFace(outer[0] - 1, sillIn - 1.2, outer[1] + 1, sillIn), -4.8, 2),
    slab('apron', rectangleFace(outer[0], sillIn - 4.4, outer[1], sillIn - 1.2), 0, 0.7),
  ]
}

function sash({ fromIn, toIn, sillIn, headIn, ...panes }: WindowOpening): readonly Solid[] {
  const edges = [
    rectangleFace(fromIn, sillIn, fromIn + SASH_IN, headIn),
    rectangleFace(toIn - SASH_IN, sillIn, toIn, headIn),
    rectangleFace(fromIn, sillIn, toIn, sillIn + SASH_IN),
    rectangleFace(fromIn, headIn - SASH_IN, toIn, headIn),
  ]
  const bars = [
    ...inner(fromIn, toIn, panes.panesAcross).map((at) =>
      rectangleFace(at - BAR_IN / 2, sillIn, at + BAR_IN / 2, headIn),
    ),
    ...inner(sillIn, headIn, panes.panesUp).map((at) =>
      rectangleFace(fromIn, at - BAR_IN / 2, toIn, at + BAR_IN / 2),
    ),
  ]
  return [
    ...edges.map((face) => slab('sash', face, -3.8, -2.2)),
    ...bars.map((face) => slab('glazing bar', face, -3.5, -2.5)),
  ]
}

function inner(from: number, to: number, parts: number): readonly number[] {
  return Array.from({ length: parts - 1 }, (_, at) => from + ((to - from) * (at + 1)) / parts)
}
