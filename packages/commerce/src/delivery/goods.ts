import { packedSize } from '@millrun/catalogue/packing/packed-size'
import type { PieceSize } from '@millrun/catalogue/packing/piece-size'
import type { Carton } from './delivery.ts'
import type { ShippedLine } from './delivery-of.ts'

/** Alike things that are to be packed: pieces into cartons, or cartons onto a pallet. */
export interface Goods {
  readonly size: PieceSize
  readonly count: number
  /** What one of them is. */
  readonly holds: Carton['holds']
}

/** Pieces of an order, alike ones of a line together; a line without a whole quantity above zero has none. */
export function goodsOf({ id, quantity, pieces }: ShippedLine): readonly Goods[] {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return []
  const alike = new Map<string, Goods>()
  for (const size of pieces) {
    const key = [size.lengthIn, size.widthIn, size.heightIn, size.weightLb].join(' ')
    const count = (alike.get(key)?.count ?? 0) + quantity
    alike.set(key, { size, count, holds: [{ lineId: id, pieces: 1 }] })
  }
  return [...alike.values()]
}

/** What is packed already, to be packed once more. */
export function goodsOfCartons(cartons: readonly Carton[]): readonly Goods[] {
  return cartons.map((carton) => ({ size: carton, count: carton.count, holds: carton.holds }))
}

/** The longest side of a piece in its packing and once around the other two, in inches. */
export function packedLengthAndGirthIn(piece: PieceSize): number {
  const { lengthIn, widthIn, heightIn } = packedSize(piece)
  return Math.ceil(lengthIn) + 2 * (Math.ceil(widthIn) + Math.ceil(heightIn))
}
