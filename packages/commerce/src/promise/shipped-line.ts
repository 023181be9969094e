import type { Line } from '@millrun/catalogue/choosing/line-id'
import { isSample } from '@millrun/catalogue/families/samples/sample-of'
import { piecesOf } from '@millrun/catalogue/packing/line-pieces'
import { pieceSize } from '@millrun/catalogue/packing/piece-size'
import type { ShippedLine } from '../delivery/delivery-of.ts'

/** A line of a cart or an order as the warehouse sees it; `quantity` is whole, above zero. */
export function shippedLine(line: Line, quantity: number): ShippedLine {
  const { id, title, product } = line
  const pieces = piecesOf(pieceSize(product), line)
  return { id, title, quantity, pieces, isSample: isSample(product) }
}
