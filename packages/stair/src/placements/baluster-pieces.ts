import type { Line } from '@millrun/catalogue/choosing/line-id'
import type { StockItem } from '@millrun/catalogue/product'
import type { Surface } from '@millrun/catalogue/families/shoes-knuckles/matched-set'
import { type ChosenShoe, shoeFor } from '../compatibility/shoe-on-bar.ts'
import type { Design } from '../design/design.ts'
import type { Baluster } from '../balusters/baluster.ts'
import type { Bay } from '../bays/bay.ts'
import type { Stair } from '../model/stair.ts'
import type { BalusterStyle } from '../stock/baluster-stock.ts'
import { lineFor } from '../stock/line-for.ts'
import { type Spot, upright } from './axes.ts'
import { cutStyle } from './cut-to-length.ts'
import type { Piece } from './piece.ts'

/** How a style is ordered, and the shoe that goes with it. */
interface Ordered {
  readonly line: Line<StockItem>
  readonly shoe?: ChosenShoe
}

/** Every baluster of a stair, and the shoe at its foot. */
export function balusterPieces(stair: Stair): readonly Piece[] {
  return stair.bays.flatMap((bay) => {
    const ordered = new Map<BalusterStyle, Ordered>()
    return bay.balusters.flatMap((baluster) => {
      const { bought } = baluster
      const order = ordered.get(bought) ?? orderOf(bought, bay, stair.design)
      ordered.set(bought, order)
      return [
        balusterPiece(bay, baluster, order),
        ...(order.shoe === undefined ? [] : [shoePiece(bay, baluster, order.shoe)]),
      ]
    })
  })
}

function orderOf(style: BalusterStyle, bay: Bay, design: Design): Ordered {
  const line = lineFor(style.product, design)
  if (style.kind === 'wood' || design.shoes === 'none') return { line }
  const shoe = shoeFor(style, design.finish, surfaceOf(bay, design.footing))
  return shoe === undefined ? { line } : { line, shoe }
}

function balusterPiece(bay: Bay, baluster: Baluster, { line }: Ordered): Piece {
  const { bought, cutIn, endIn, topPitchDeg } = baluster
  return {
    group: 'balusters',
    line,
    shape: cutStyle(bought, cutIn, topPitchDeg),
    placement: upright({ ...spotOf(bay, baluster), upIn: endIn - cutIn }),
    cutIn,
    takesIn: cutIn,
    isKept: false,
  }
}

function shoePiece(bay: Bay, baluster: Baluster, { line, shape }: ChosenShoe): Piece {
  const sunkIn = (shape.baseIn / 2) * Math.tan((shape.pitchDeg * Math.PI) / 180)
  const spot = { ...spotOf(bay, baluster), upIn: baluster.footIn - sunkIn }
  return { group: 'shoes', line, shape, placement: upright(spot), isKept: false }
}

/** Treads, landings and level curbs are flat; the top of a knee wall along a flight is not. */
function surfaceOf({ span }: Bay, footing: Design['footing']): Surface {
  return footing === 'knee-wall' && span.kind === 'rake' ? 'pitched' : 'flat'
}

function spotOf({ span }: Bay, { alongIn, asideIn }: Baluster): Omit<Spot, 'upIn'> {
  return { frame: span.frame, alongIn, rightIn: span.rightIn + asideIn }
}
