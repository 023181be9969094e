import type { PlacedFitting } from '../fittings/placed-fitting.ts'
import type { Stair } from '../model/stair.ts'
import { lineFor } from '../stock/line-for.ts'
import { facingAlong, upright } from './axes.ts'
import type { Piece } from './piece.ts'

/** Every fitting of the rails, and the rosettes where they end at a wall. */
export function fittingPieces(stair: Stair): readonly Piece[] {
  const { design, bays, rosettes } = stair
  const isKept = design.job === 'keep-rail'
  return [
    ...bays.flatMap(({ rail }) => rail.fittings.map((fitting) => fittingPiece(stair, fitting))),
    ...rosettes.map(({ stock, frame, upIn }): Piece => ({
      group: 'fittings',
      line: lineFor(stock.product, design),
      shape: stock.shape,
      placement: facingAlong({
        frame,
        alongIn: 0,
        upIn: upIn - stock.shape.heightIn / 2,
        rightIn: 0,
      }),
      isKept,
    })),
  ]
}

function fittingPiece({ design }: Stair, fitting: PlacedFitting): Piece {
  const { stock, shape, hand } = fitting
  const also = hand === undefined ? {} : { hand: hand === 'left' ? 'l' : 'r' }
  return {
    group: 'fittings',
    line: lineFor(stock.product, { ...design, also }),
    shape,
    placement: upright(fitting),
    isKept: design.job === 'keep-rail',
  }
}
