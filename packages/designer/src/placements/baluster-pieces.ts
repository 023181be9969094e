import type { Line } from '@millrun/catalogue/line-id'
import type { StockItem } from '@millrun/catalogue/product'
import type { ShoeShape } from '@millrun/catalogue/shapes/hardware-shape'
import { shoeFor } from '../compatibility/shoe-on-bar.ts'
import type { Design } from '../design/design.ts'
import { hiddenIn } from '../model/baluster-length.ts'
import type { Baluster } from '../model/baluster.ts'
import type { Bay } from '../model/bay.ts'
import type { Stair } from '../model/stair.ts'
import type { BalusterStyle, IronStyle } from '../stock/baluster-stock.ts'
import { finishOf } from '../stock/finish-of.ts'
import { lineFor } from '../stock/line-for.ts'
import { type Spot, upright } from './axes.ts'
import { cutIron } from '@millrun/parts/cuts/cut-iron'
import { cutBaluster } from '@millrun/parts/cuts/cut-turned'
import type { Piece } from './piece.ts'

/** How a style is ordered, and the shoe that goes with it. */
interface Ordered {
  readonly line: Line<StockItem>
  readonly shoe?: { readonly line: Line<StockItem>; readonly shape: ShoeShape }
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
        balusterPiece(stair, bay, baluster, order),
        ...(order.shoe === undefined ? [] : [shoePiece(bay, baluster, order.shoe)]),
      ]
    })
  })
}

function orderOf(style: BalusterStyle, bay: Bay, design: Design): Ordered {
  const line = lineFor(style.product, design)
  if (style.kind === 'wood' || design.shoes === 'none') return { line }
  const chosen = shoeFor(style, finishOf(style, design.finish), surfaceOf(bay, design.footing))
  if (chosen === undefined) return { line }
  const { product, shape } = chosen.shoe
  return { line, shoe: { line: lineFor(product, design), shape } }
}

function balusterPiece({ parts }: Stair, bay: Bay, baluster: Baluster, { line }: Ordered): Piece {
  const { bought, cutIn, topIn } = baluster
  const { aboveIn } = hiddenIn(bought, parts.rail)
  return {
    group: 'balusters',
    line,
    shape: cutStyle(bought, cutIn),
    placement: upright({ ...spotOf(bay, baluster), upIn: topIn + aboveIn - cutIn }),
    cutIn,
    takesIn: cutIn,
    isKept: false,
  }
}

/** Whatever is too long for its stock is drawn as long as it would have to be, plain at the foot. */
function cutStyle(style: BalusterStyle, cutIn: number): Piece['shape'] {
  return style.kind === 'iron' ? cutIron(style.shape, cutIn) : cutBaluster(style.shape, cutIn)
}

function shoePiece(
  bay: Bay,
  baluster: Baluster,
  { line, shape }: NonNullable<Ordered['shoe']>,
): Piece {
  const sunkIn = (shape.baseIn / 2) * Math.tan((shape.pitchDeg * Math.PI) / 180)
  const spot = { ...spotOf(bay, baluster), upIn: baluster.footIn - sunkIn }
  return { group: 'shoes', line, shape, placement: upright(spot), isKept: false }
}

/** Treads, landings and level curbs are flat; the top of a knee wall along a flight is not. */
export function surfaceOf({ span }: Bay, footing: Design['footing']): 'flat' | 'pitched' {
  return footing === 'knee-wall' && span.kind === 'rake' ? 'pitched' : 'flat'
}

/** What is to be said about the shoes of a stair, each sentence once. */
export function shoeNotes({ design, bays }: Stair): readonly string[] {
  if (design.shoes === 'none') return []
  const notes = bays.flatMap((bay) =>
    [...new Set(bay.balusters.map(({ bought }) => bought))].flatMap((style) =>
      style.kind === 'iron' ? shoeNote(style, bay, design) : [],
    ),
  )
  return [...new Set(notes)]
}

function shoeNote(bar: IronStyle, bay: Bay, design: Design): readonly string[] {
  const surface = surfaceOf(bay, design.footing)
  const chosen = shoeFor(bar, finishOf(bar, design.finish), surface)
  if (chosen?.note !== undefined) return [chosen.note]
  if (chosen !== undefined) return []
  return [
    `We make no ${surface === 'flat' ? 'flat' : 'pitch'} shoe for ${bar.product.title}; its holes are filled and sanded.`,
  ]
}

function spotOf({ span }: Bay, { alongIn, asideIn }: Baluster): Omit<Spot, 'upIn'> {
  return { frame: span.frame, alongIn, rightIn: span.rightIn + asideIn }
}
