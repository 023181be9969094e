import type { ShippedLines } from '../desk/orders/shipped-lines.ts'
import type { FrozenLine, Order } from '../orders/order.ts'

/** A line of which pieces are still to be sent. */
export interface LeftLine {
  /** Of the line within its order, from 1. */
  readonly number: number
  readonly line: FrozenLine
  readonly left: number
}

/** What is still to be sent of an order; `gone` are pieces that have left, or were cancelled, by the number of their line. */
export function leftLines(
  { lines }: Pick<Order, 'lines'>,
  ...gone: readonly ShippedLines[]
): readonly LeftLine[] {
  return lines
    .map((line, index) => ({
      number: index + 1,
      line,
      left: gone.reduce((left, pieces) => left - (pieces.get(index + 1) ?? 0), line.quantity),
    }))
    .filter(({ left }) => left > 0)
}

export interface AskedPieces {
  readonly id: string
  readonly quantity: number
}

/** Pieces of one line of an order. */
export interface TakenPieces {
  readonly number: number
  readonly quantity: number
}

/**
 * Takes pieces off what is left, of the lines with their id, the first lines first; the first id of which more are
 * asked than are left, with how many those are.
 */
export function takePieces(
  left: readonly LeftLine[],
  asked: readonly AskedPieces[],
):
  | { readonly ok: true; readonly taken: readonly TakenPieces[] }
  | { readonly ok: false; readonly id: string; readonly asked: number; readonly left: number } {
  const taken: TakenPieces[] = []
  for (const [id, quantity] of piecesById(asked)) {
    const own = left.filter(({ line }) => line.id === id)
    const there = own.reduce((sum, one) => sum + one.left, 0)
    if (quantity > there) return { ok: false, id, asked: quantity, left: there }
    let rest = quantity
    for (const { number, left: most } of own) {
      const pieces = Math.min(rest, most)
      if (pieces > 0) taken.push({ number, quantity: pieces })
      rest -= pieces
    }
  }
  return { ok: true, taken }
}

function piecesById(asked: readonly AskedPieces[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { id, quantity } of asked) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return pieces
}
