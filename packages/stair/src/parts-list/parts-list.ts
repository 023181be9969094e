import { type Alike, alikeBy } from '@millrun/catalogue/alike'
import { formatInches } from '@millrun/catalogue/inches'
import { type Line, lineOf } from '@millrun/catalogue/choosing/line-id'
import type { StockItem } from '@millrun/catalogue/product'
import { pricedTogether } from '@millrun/commerce/trade/priced-together'
import { isSawn, soldIn, lengthsFor } from '../cut-list/cut-list.ts'
import type { Stair } from '../model/stair.ts'
import { PIECE_GROUPS, type Piece, type PieceGroup } from '../placements/piece.ts'
import { placedPieces } from '../placements/placed-pieces.ts'
import { wedgesToMake } from '../placements/winder-pieces.ts'
import { findHardware } from '../stock/hardware-stock.ts'
import { type RailWords, railWords } from './rail-words.ts'
import { suppliesOf, type Supply } from './supplies.ts'
import { woodNotes } from './wood-notes.ts'
import { sparePieces } from '@millrun/catalogue/spare-pieces'

export const LIST_GROUPS = [...PIECE_GROUPS, 'hardware'] as const
/** The headings of the list: those of the pieces, then what holds them together. */
export type ListGroup = (typeof LIST_GROUPS)[number]

/** What is ordered of one product with its choices. */
export interface PartsLine {
  readonly group: ListGroup
  /** Id, title and unit price as the catalogue makes them: the server prices the line the same way. */
  readonly line: Line<StockItem>
  /** How many pieces the stair has; of rail, lengths of stock. */
  readonly needed: number
  /** How many more are ordered so that one can go wrong. */
  readonly spares: number
  /** `needed` and `spares` together. */
  readonly quantity: number
  readonly totalCents: number
  /** What it is for or how long: `44" bars, cut from 35-7/8" to 41"`. */
  readonly note: string
}

/** What a stair takes besides, from a hardware store. */
export interface LeftOut {
  readonly name: string
  readonly quantity: number
  /** What it is for, as a sentence. */
  readonly use: string
}

export interface PartsList {
  readonly lines: readonly PartsLine[]
  readonly totalCents: number
  /** What holds the stair together and is not on the list: left out, or not sold by us. */
  readonly leftOut: readonly LeftOut[]
  /** How the lengths of rail were chosen; undefined where none is bought. */
  readonly rail: RailWords | undefined
  /** What the buyer should know of the choices that were made for them, as sentences. */
  readonly notes: readonly string[]
}

/** All that has to be bought for a stair, priced as the server prices it. */
export function partsList(stair: Stair): PartsList {
  const pieces = placedPieces(stair).filter(({ isKept }) => !isKept)
  const parts = PIECE_GROUPS.flatMap((group) =>
    alikeBy(
      pieces.filter((piece) => piece.group === group),
      ({ line }) => line.id,
    ).map((alike) => partsLine(group, alike, stair)),
  )
  const supplies = suppliesOf(stair, pieces)
  const isBought = stair.design.hardware === 'bought'
  const lines = together(isBought ? [...parts, ...supplies.flatMap(hardwareLine)] : parts)
  return {
    lines,
    totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
    leftOut: [...madeToTemplate(stair), ...supplies.flatMap((supply) => leftOut(supply, isBought))],
    rail: railWords(stair),
    notes: [...woodNotes(stair, lines), ...outOfStock(lines)],
  }
}

/** Each line at what it costs with all the others. */
function together(lines: readonly PartsLine[]): readonly PartsLine[] {
  return pricedTogether(lines).map((priced) => ({
    ...priced,
    totalCents: priced.line.unitPriceCents * priced.quantity,
  }))
}

function partsLine(group: PieceGroup, alike: Alike<Piece>, { design }: Stair): PartsLine {
  const [first] = alike
  const { line } = first
  const needed = neededOf(alike)
  const spares = design.spares ? sparesOf(group, needed) : 0
  const quantity = needed + spares
  const totalCents = line.unitPriceCents * quantity
  return { group, line, needed, spares, quantity, totalCents, note: noteOf(alike) }
}

/** By the package; nothing where we do not sell it. */
function hardwareLine({ id, quantity, use }: Supply): readonly PartsLine[] {
  const product = findHardware(id)
  if (product === undefined) return []
  const line = lineOf(product, {})
  const totalCents = line.unitPriceCents * quantity
  return [{ group: 'hardware', line, needed: quantity, spares: 0, quantity, totalCents, note: use }]
}

function leftOut({ id, quantity, use }: Supply, isBought: boolean): readonly LeftOut[] {
  const product = findHardware(id)
  return isBought && product !== undefined ? [] : [{ name: product?.title ?? id, quantity, use }]
}

/** Wedges that no blank of ours is large enough for: a joiner makes them. */
function madeToTemplate(stair: Stair): readonly LeftOut[] {
  const quantity = stair.design.steps === 'new' ? wedgesToMake(stair) : 0
  if (quantity === 0) return []
  const use =
    'Larger than the blank that we sell for winders. Have them made to a template of your stair, or ask us for a quote.'
  return [{ name: 'Winder tread, made to a template', quantity, use }]
}

function neededOf(alike: Alike<Piece>): number {
  const sawn = alike.filter(isSawn)
  return sawn.length === alike.length ? lengthsFor(sawn, soldIn(alike[0])).length : alike.length
}

function noteOf(alike: Alike<Piece>): string {
  const sawn = alike.filter(isSawn)
  const lengths = sawn.map(({ cutIn }) => cutIn)
  if (lengths.length === 0) return alike[0].group === 'shoes' ? 'One at each foot' : ''
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)].map(formatInches)
  const stock = formatInches(soldIn(alike[0]))
  return least === most
    ? `${stock} long, cut to ${least}`
    : `${stock} long, cut from ${least} to ${most}`
}

function outOfStock(lines: readonly PartsLine[]): readonly string[] {
  return lines
    .filter(({ line }) => !line.product.inStock)
    .map(({ line }) => `${line.title} is out of stock and is left out of the cart.`)
}

/** How many pieces more to order: balusters and shoes only. */
function sparesOf(group: PieceGroup, needed: number): number {
  return group === 'balusters' || group === 'shoes' ? sparePieces(needed) : 0
}
