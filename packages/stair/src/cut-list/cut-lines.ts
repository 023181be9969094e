import { alikeBy } from '@millrun/catalogue/alike'
import { KERF_IN, cutText, LONGEST_CUT_IN, stickGroup } from '@millrun/catalogue/choosing/cut'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { piecesForParcel } from '@millrun/commerce/delivery/cut-for-parcel'
import { cartItem } from '@millrun/commerce/cart-item'
import { type CartLine, cartLines } from '../parts-list/cart-lines.ts'
import type { PartsList } from '../parts-list/parts-list.ts'
import type { Stair } from '../model/stair.ts'
import { placedPieces } from '../placements/placed-pieces.ts'
import { isSawn, lengthsFor, soldIn } from './cut-list.ts'
import type { StockLength } from './laid-onto-stock.ts'

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

/** What of these lines is sold by length and stays whole: a piece of it is too long for a parcel, or it comes as it is used. */
export function wholeSticks(list: PartsList, lines: readonly CartLine[]): readonly CartLine[] {
  const sticks = new Set(
    list.lines.filter(({ line }) => stickGroup(line.product)).map(({ line }) => line.id),
  )
  return lines.filter(({ item }) => sticks.has(item.id))
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
  const nominal = pieces.map(({ takesIn }, at) => upToSixteenth(takesIn + sawnOff(at)))
  const restIn = stockIn - nominal.reduce((sum, lengthIn) => sum + lengthIn, 0)
  const all =
    restIn >= SHORTEST_REST_IN ? [...nominal, ...restPieces(restIn)] : withRest(nominal, restIn)
  return all.length > 1 && all.every((lengthIn) => lengthIn <= LONGEST_CUT_IN) ? cutText(all) : ''
}

/** What the saw takes off a piece: half of its cut at the end of the stick, a whole one from the middle. */
function sawnOff(at: number): number {
  return at === 0 ? KERF_IN / 2 : KERF_IN
}

function upToSixteenth(inches: number): number {
  return Math.ceil(inches * 16 - 1e-6) / 16
}

/** A rest that is too long for a parcel comes in several. */
function restPieces(restIn: number): readonly number[] {
  return restIn <= LONGEST_CUT_IN ? [restIn] : piecesForParcel(restIn)
}

/**
 * The last piece takes what is left over; being an end it can spare half of a saw cut. Nothing where the pieces do not come
 * out of the stick.
 */
function withRest(nominal: readonly number[], restIn: number): readonly number[] {
  if (restIn < -KERF_IN / 2) return []
  return [...nominal.slice(0, -1), (nominal.at(-1) ?? 0) + restIn]
}
