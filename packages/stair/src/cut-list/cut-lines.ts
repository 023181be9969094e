import { alikeBy } from '@millrun/catalogue/alike'
import { cutText, LONGEST_CUT_IN, stickGroup } from '@millrun/catalogue/choosing/cut'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { cartItem } from '@millrun/commerce/cart-item'
import { type CartLine, cartLines } from '../parts-list/cart-lines.ts'
import type { PartsList } from '../parts-list/parts-list.ts'
import type { Stair } from '../model/stair.ts'
import { placedPieces } from '../placements/placed-pieces.ts'
import { isSawn, lengthsFor, soldIn } from './cut-list.ts'
import { KERF_IN, type StockLength } from './laid-onto-stock.ts'

/** What is left of a stick and shorter than this stays on its last piece. Inches. */
const SHORTEST_REST_IN = 1

/**
 * The lines of a parts list with its rails cut by us, each to its length and the saw's eighth, square: the rest of a stick
 * comes along. A stick with a piece too long for a parcel stays whole. What it costs is the same.
 */
export function cutLines(list: PartsList, stair: Stair): readonly CartLine[] {
  const cuts = sticksByLine(stair)
  return cartLines(list).flatMap((whole) => {
    const line = list.lines.find(({ line: { id } }) => id === whole.item.id)?.line
    const texts = cuts.get(whole.item.id) ?? []
    if (line === undefined || texts.length !== whole.quantity) return [whole]
    return alikeBy(texts, (text) => text).map(([text, ...more]) => ({
      item: cartItem(lineOf(line.product, { ...line.choices, cut: text })),
      quantity: 1 + more.length,
    }))
  })
}

/** How each stick of a line is cut, as its id says it; '' where it stays whole. */
function sticksByLine(stair: Stair): ReadonlyMap<string, readonly string[]> {
  const rails = placedPieces(stair)
    .filter(isSawn)
    .filter(({ line }) => stickGroup(line.product) !== undefined)
  return new Map(
    alikeBy(rails, ({ line }) => line.id).map((pieces) => [
      pieces[0].line.id,
      lengthsFor(pieces, soldIn(pieces[0])).map(textOf),
    ]),
  )
}

function textOf({ stockIn, pieces }: StockLength<{ readonly takesIn: number }>): string {
  const nominal = pieces.map(({ takesIn }) => Math.ceil((takesIn + KERF_IN) * 16 - 1e-6) / 16)
  const restIn = stockIn - nominal.reduce((sum, lengthIn) => sum + lengthIn, 0)
  const all =
    restIn >= SHORTEST_REST_IN ? [...nominal, ...restPieces(restIn)] : widened(nominal, restIn)
  return all.length > 1 && all.every((lengthIn) => lengthIn <= LONGEST_CUT_IN) ? cutText(all) : ''
}

/** A rest that is too long for a parcel comes in two. */
function restPieces(restIn: number): readonly number[] {
  return restIn <= LONGEST_CUT_IN ? [restIn] : [LONGEST_CUT_IN, restIn - LONGEST_CUT_IN]
}

/** The last piece takes what is left over, or gives what the eighths of the saw were too much. */
function widened(nominal: readonly number[], restIn: number): readonly number[] {
  return [...nominal.slice(0, -1), (nominal.at(-1) ?? 0) + restIn]
}
