import type { Solid } from '../solids/solid.ts'
import type { WindowOpening } from './opening.ts'
import type { RoomPiece } from './room-piece.ts'
import { rectangleFace, slab } from './slab.ts'
import { TRIM } from './trim-paint.ts'

const CASING_IN = 4
const SASH_IN = 1.9
const BAR_IN = 0.9
/** How far the sill stands above the masonry. No two faces lie in one plane: what light finds between them is black. */
const SILL_LIFT_IN = 0.15

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
    slab(
      'sill',
      rectangleFace(outer[0] - 1, sillIn - 1.2, outer[1] + 1, sillIn + SILL_LIFT_IN),
      -4.8,
      2,
    ),
    slab('apron', rectangleFace(outer[0], sillIn - 4.4, outer[1], sillIn - 1.2), 0, 0.7),
  ]
}

function sash({ fromIn, toIn, sillIn, headIn, ...panes }: WindowOpening): readonly Solid[] {
  const [left, right] = [fromIn + SASH_IN, toIn - SASH_IN]
  const edges = [
    rectangleFace(fromIn, sillIn, left, headIn),
    rectangleFace(right, sillIn, toIn, headIn),
    rectangleFace(left, sillIn, right, sillIn + SASH_IN),
    rectangleFace(left, headIn - SASH_IN, right, headIn),
  ]
  const upright = inner(fromIn, toIn, panes.panesAcross).map((at) =>
    rectangleFace(at - BAR_IN / 2, sillIn + SASH_IN, at + BAR_IN / 2, headIn - SASH_IN),
  )
  const level = inner(sillIn, headIn, panes.panesUp).map((at) =>
    rectangleFace(left, at - BAR_IN / 2, right, at + BAR_IN / 2),
  )
  return [
    ...edges.map((face) => slab('sash', face, -3.8, -2.2)),
    ...upright.map((face) => slab('glazing bar', face, -3.5, -2.5)),
    ...level.map((face) => slab('glazing bar', face, -3.4, -2.6)),
  ]
}

function inner(from: number, to: number, parts: number): readonly number[] {
  return Array.from({ length: parts - 1 }, (_, at) => from + ((to - from) * (at + 1)) / parts)
}
