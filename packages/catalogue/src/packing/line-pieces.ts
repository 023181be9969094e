import { cutPieces } from '../choosing/cut.ts'
import type { Line } from '../choosing/line-id.ts'
import { chosenSize } from './chosen-size.ts'
import type { PieceSize } from './piece-size.ts'

/**
 * What one of a line is packed as: a piece, or those that its stick is cut into, each with its share of the weight. Of a
 * stick that is cut to one length the rest stays with us.
 */
export function piecesOf(size: PieceSize, { product, choices }: Line): readonly PieceSize[] {
  const stick = chosenSize(size, product, choices)
  const pieces = cutPieces(choices)
  if (pieces === undefined) return [stick]
  return pieces.map((lengthIn) => pieceOf(stick, lengthIn))
}

/** A short piece of a molding may be wider than it is long. */
function pieceOf(stick: PieceSize, lengthIn: number): PieceSize {
  const sides = [lengthIn, stick.widthIn, stick.heightIn].toSorted((a, b) => b - a)
  const [longest = lengthIn, middle = stick.widthIn, least = stick.heightIn] = sides
  const weightLb = (stick.weightLb * lengthIn) / stick.lengthIn
  return { ...stick, lengthIn: longest, widthIn: middle, heightIn: least, weightLb }
}
