import type { Stair } from '../model/stair.ts'
import { balusterPieces } from './baluster-pieces.ts'
import { fittingPieces } from './fitting-pieces.ts'
import type { Piece } from './piece.ts'
import { railPieces } from './rail-pieces.ts'
import { stepPieces } from './step-pieces.ts'
import type { Newel } from '../newels/newel.ts'
import { lineFor } from '../stock/line-for.ts'
import { upright } from './axes.ts'
import { cutNewel } from './cut-to-length.ts'

/** Stairs never change, so their pieces are made once for list, cut list and scene together. */
const known = new WeakMap<Stair, readonly Piece[]>()

/** Every piece of a stair in its place. The parts list counts the same pieces that the scene draws. */
export function placedPieces(stair: Stair): readonly Piece[] {
  const pieces = known.get(stair) ?? piecesOf(stair)
  known.set(stair, pieces)
  return pieces
}

function piecesOf(stair: Stair): readonly Piece[] {
  return [
    ...balusterPieces(stair),
    ...railPieces(stair),
    ...fittingPieces(stair),
    ...newelPieces(stair),
    ...stepPieces(stair),
  ]
}

/** Every newel of a stair. */
function newelPieces({ design, newels }: Stair): readonly Piece[] {
  return newels.map(({ spot, stock, footIn, lengthIn, cutOffIn }: Newel) => ({
    group: 'newels',
    line: lineFor(stock.product, design),
    shape: cutNewel(stock.shape, cutOffIn),
    placement: upright({ ...spot, upIn: footIn }),
    cutIn: lengthIn,
    isKept: design.job === 'keep-rail',
  }))
}
