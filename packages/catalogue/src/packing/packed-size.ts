import type { PieceSize } from './piece-size.ts'

/** What packing adds to a piece, in inches: our own practice of caps at both ends and paper around. */
const ON_LENGTH_IN = 3
const ON_SIDES_IN = 1

/** A piece in its packing, in inches; its weight is still that of the piece alone. */
export function packedSize(piece: PieceSize): PieceSize {
  return {
    lengthIn: piece.lengthIn + ON_LENGTH_IN,
    widthIn: piece.widthIn + ON_SIDES_IN,
    heightIn: piece.heightIn + ON_SIDES_IN,
    weightLb: piece.weightLb,
  }
}
