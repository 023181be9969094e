import { NOSING_IN } from '../segments/building-sizes.ts'
import type { Flight } from '../segments/flights.ts'
import type { Stair } from '../model/stair.ts'
import { lineFor } from '../stock/line-for.ts'
import { landingTread, sizeFrom, type TreadStock } from '../stock/step-stock.ts'
import { facingDown } from './axes.ts'
import type { Piece } from './piece.ts'

/** The nosing at the head of every flight that ends at a floor: the edge of the landing, and of the upper floor. */
export function edgePieces(stair: Stair): readonly Piece[] {
  const stock = landingTread()
  if (stock === undefined) return []
  return stair.segments.flatMap(({ flight }, index) => {
    const endsAtWedges = stair.segments[index + 1]?.winder !== undefined
    return flight === undefined || endsAtWedges ? [] : [edgePiece(stair, flight, stock)]
  })
}

function edgePiece(
  { design, steps }: Stair,
  flight: Flight,
  { product, shape }: TreadStock,
): Piece {
  const { frame, lengthIn, widthIn, baseIn, risers } = flight
  const also = { size: sizeFrom(product, widthIn) }
  return {
    group: 'steps',
    line: lineFor(product, { ...design, also }),
    shape: { ...shape, lengthIn: widthIn },
    placement: facingDown({
      frame,
      alongIn: lengthIn - NOSING_IN,
      upIn: baseIn + risers * steps.riseIn - shape.nose.thickIn,
      rightIn: -widthIn / 2,
    }),
    cutIn: widthIn,
    isKept: design.steps === 'as-built',
  }
}
