import { lengthChoice } from '@millrun/catalogue/families/handrails/rail-choices'
import type { Stair } from '../model/stair.ts'
import { lineFor } from '../stock/line-for.ts'
import { sloped } from './axes.ts'
import type { Piece } from './piece.ts'
import { type RailLength, railPlan } from '../cut-list/rail-plan.ts'

/** Every straight length of rail, in the order of the bays, with the length of stock it is sawn from. */
export function railPieces(stair: Stair): readonly Piece[] {
  const { design, parts } = stair
  const { product } = parts.rail
  return railPlan(stair)
    .lengths.flatMap(({ stockIn, pieces }, stick) => {
      const line = lineFor(product, { ...design, also: lengthChoice(stockIn) })
      return pieces.map((length) => ({ length, piece: railPiece(stair, length, line, stick) }))
    })
    .toSorted((a, b) => placeOf(stair, a.length) - placeOf(stair, b.length))
    .map(({ piece }) => piece)
}

function railPiece(
  { design, parts }: Stair,
  { bay: { span, rail }, index, cutIn, takesIn }: RailLength,
  line: Piece['line'],
  stick: number,
): Piece {
  const { fromIn, upIn, slopeDeg } = rail.straight
  const slope = (slopeDeg * Math.PI) / 180
  const spot = {
    frame: span.frame,
    alongIn: fromIn + index * cutIn * Math.cos(slope),
    upIn: upIn + index * cutIn * Math.sin(slope),
    rightIn: span.rightIn,
  }
  return {
    group: 'rail',
    line,
    shape: { ...parts.rail.shape, lengthIn: takesIn },
    placement: sloped(spot, slopeDeg),
    cutIn,
    takesIn,
    stick,
    isKept: design.job === 'keep-rail',
  }
}

/** Bay by bay, and within one from its beginning. */
function placeOf({ bays }: Stair, { bay, index }: RailLength): number {
  return bays.indexOf(bay) * 100 + index
}
