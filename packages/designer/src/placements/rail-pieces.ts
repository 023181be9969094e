import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { Bay } from '../model/bay.ts'
import type { Stair } from '../model/stair.ts'
import { lineFor } from '../stock/line-for.ts'
import { sloped } from './axes.ts'
import type { Piece } from './piece.ts'

const SHORTEST_IN = 1 / 16

/** Every straight length of rail; one that is longer than its stock in equal lengths, to be bolted end to end. */
export function railPieces(stair: Stair): readonly Piece[] {
  return stair.bays.flatMap((bay) => lengthsOf(stair, bay))
}

/** How many lengths of stock a rail is jointed from. */
export function railLengths({ rail: { straight } }: Bay, { parts }: Stair): number {
  const overIn = slopedEndIn(straight.slopeDeg, railHeightIn(parts.rail.shape))
  return Math.max(1, Math.ceil(straight.lengthIn / (parts.rail.shape.lengthIn - overIn) - 1e-9))
}

function lengthsOf(stair: Stair, bay: Bay): readonly Piece[] {
  const { design, parts } = stair
  const { span, rail } = bay
  const { fromIn, upIn, slopeDeg, lengthIn } = rail.straight
  // Fittings that meet leave nothing between them.
  if (lengthIn < SHORTEST_IN) return []
  const { product, shape } = parts.rail
  const count = railLengths(bay, stair)
  const cutIn = lengthIn / count
  const takesIn = cutIn + slopedEndIn(slopeDeg, railHeightIn(shape))
  const slope = (slopeDeg * Math.PI) / 180
  return Array.from({ length: count }, (_, index): Piece => {
    const spot = {
      frame: span.frame,
      alongIn: fromIn + index * cutIn * Math.cos(slope),
      upIn: upIn + index * cutIn * Math.sin(slope),
      rightIn: span.rightIn,
    }
    return {
      group: 'rail',
      line: lineFor(product, design),
      shape: { ...shape, lengthIn: takesIn },
      placement: sloped(spot, slopeDeg),
      cutIn,
      takesIn,
      isKept: design.job === 'keep-rail',
    }
  })
}

/** A plumb cut through a sloping rail takes this much more of it, in inches; drawn, it lies within the newel. */
function slopedEndIn(slopeDeg: number, heightIn: number): number {
  return heightIn * Math.tan((slopeDeg * Math.PI) / 180)
}
