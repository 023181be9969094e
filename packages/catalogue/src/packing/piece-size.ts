/** One piece as it lies on the scale, bare: its sides in inches, the longest first, and its weight in pounds. */
export interface PieceSize {
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  readonly weightLb: number
}
