import type { Newel } from '../model/newel.ts'
import type { Stair } from '../model/stair.ts'
import { lineFor } from '../stock/line-for.ts'
import { upright } from './axes.ts'
import { cutNewel } from './cut-newel.ts'
import type { Piece } from './piece.ts'

/** Every newel of a stair. */
export function newelPieces({ design, newels }: Stair): readonly Piece[] {
  return newels.map(({ spot, stock, footIn, lengthIn, cutOffIn }: Newel) => ({
    group: 'newels',
    line: lineFor(stock.product, design),
    shape: cutNewel(stock.shape, cutOffIn),
    placement: upright({ ...spot, upIn: footIn }),
    cutIn: lengthIn,
    isKept: design.job === 'keep-rail',
  }))
}
