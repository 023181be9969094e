import { KERF_IN } from '@millrun/catalogue/choosing/cut'
import { type Alike, alikeBy } from '@millrun/catalogue/alike'
import { formatInches } from '@millrun/catalogue/inches'
import { chosenLengthIn } from '@millrun/catalogue/families/handrails/rail-choices'
import { nearestSixteenthIn } from '../model/rounded-up.ts'
import type { Stair } from '../model/stair.ts'
import type { Piece, PieceGroup } from '../placements/piece.ts'
import { placedPieces } from '../placements/placed-pieces.ts'
import { laidOntoStock, type StockLength } from './laid-onto-stock.ts'

/** Pieces of one length, cut from one product. */
export interface Cut {
  /** To a sixteenth. */
  readonly lengthIn: number
  /** `37-3/8"`. */
  readonly text: string
  readonly count: number
}

/** Lengths of stock that are sawn alike. */
export interface SawnStock {
  readonly count: number
  readonly stockIn: number
  readonly cuts: readonly Cut[]
  readonly offcutIn: number
  /** `6-1/8"`, or that nothing is left. */
  readonly offcutText: string
}

/** All that is sawn from one product. */
export interface CutGroup {
  readonly lineId: string
  readonly title: string
  readonly group: PieceGroup
  readonly cuts: readonly Cut[]
  readonly stock: readonly SawnStock[]
  /** How it is cut, as a sentence. */
  readonly how: string
}

type Sawn = Piece & { readonly cutIn: number; readonly takesIn: number }

/** Every piece that is bought and sawn, by product, and how it lies on the lengths that are sold. */
export function cutList(stair: Stair): readonly CutGroup[] {
  return alikeBy(placedPieces(stair).filter(isSawn), ({ line }) => line.id).map((pieces) =>
    cutGroup(pieces, stair),
  )
}

/**
 * The lengths of stock that a product's pieces are sawn from: what has to be bought of it. A baluster has
 * one top, so each takes a bar of its own; rails lie as their plan lays them.
 */
export function lengthsFor(pieces: readonly Sawn[], stockIn: number): readonly StockLength<Sawn>[] {
  const [first] = pieces
  if (first?.group === 'balusters') return pieces.map((piece) => lengthWith([piece], stockIn))
  if (first?.stick === undefined) return laidOntoStock(pieces, stockIn)
  return alikeBy(pieces, ({ stick }) => stick).map((together) => lengthWith(together, stockIn))
}

function lengthWith(pieces: readonly Sawn[], stockIn: number): StockLength<Sawn> {
  const usedIn = pieces.reduce((sum, { takesIn }) => sum + takesIn + KERF_IN, -KERF_IN)
  return { stockIn, pieces, offcutIn: stockIn - usedIn }
}

/** Whether a piece is bought and cut to length here; treads and steps are ordered in their length. */
export function isSawn(piece: Piece): piece is Sawn {
  const { group, cutIn, takesIn, isKept } = piece
  return !isKept && group !== 'steps' && cutIn !== undefined && takesIn !== undefined
}

function cutGroup(pieces: Alike<Sawn>, stair: Stair): CutGroup {
  const [first] = pieces
  return {
    lineId: first.line.id,
    title: first.line.title,
    group: first.group,
    cuts: cutsOf(pieces),
    stock: sawnAlike(lengthsFor(pieces, soldIn(first))),
    how: howToCut(first, stair),
  }
}

/** The length that a product is sold in. */
export function soldIn({ line }: Piece): number {
  const { shape } = line.product
  return chosenLengthIn(line.product, line.choices) ?? ('lengthIn' in shape ? shape.lengthIn : 0)
}

function cutsOf(pieces: readonly Sawn[]): readonly Cut[] {
  const counts = new Map<number, number>()
  for (const { cutIn } of pieces) {
    const lengthIn = nearestSixteenthIn(cutIn)
    counts.set(lengthIn, (counts.get(lengthIn) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([a], [b]) => b - a)
    .map(([lengthIn, count]) => ({ lengthIn, text: formatInches(lengthIn), count }))
}

/** Lengths of stock that carry the same pieces are told once, the fullest first. */
function sawnAlike(lengths: readonly StockLength<Sawn>[]): readonly SawnStock[] {
  const alike = new Map<string, SawnStock>()
  for (const { stockIn, pieces, offcutIn } of lengths) {
    const cuts = cutsOf(pieces)
    const key = cuts.map(({ count, text }) => `${count} × ${text}`).join()
    const count = (alike.get(key)?.count ?? 0) + 1
    alike.set(key, { count, stockIn, cuts, offcutIn, offcutText: offcutText(offcutIn) })
  }
  return [...alike.values()].toSorted((a, b) => a.offcutIn - b.offcutIn)
}

function offcutText(offcutIn: number): string {
  if (offcutIn < -1 / 16) return `${formatInches(-offcutIn)} short`
  return offcutIn < KERF_IN ? 'Nothing left' : `${formatInches(offcutIn)} left`
}

function howToCut({ group, line }: Sawn, { steps, flights }: Stair): string {
  if (group === 'newels') return 'Cut at the foot.'
  const pitch = `${Math.round(steps.pitchDeg * 10) / 10}°`
  const isSloped = flights.length > 0
  if (group === 'rail') {
    return isSloped
      ? `Lengths of the flight are measured along one edge; both ends cut plumb at ${pitch}.`
      : 'Ends cut square.'
  }
  return line.product.family === 'iron-balusters'
    ? 'Cut at the foot, so that the ornaments stay in line with the rail.'
    : `Cut at the foot${isSloped ? `; tops that meet the rail square are cut at ${pitch}, measured on the long side` : ''}.`
}
