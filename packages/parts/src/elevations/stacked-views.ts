import { moved, type Point } from '../geometry/path.ts'
import { pieceBounds } from './part-bounds.ts'
import type { Piece } from './piece.ts'

/** Paper between two views, as a share of their heights, and at least, in inches of the part. */
const GAP_SHARE = 0.1
const LEAST_GAP_SHARE = 0.06

/** Two views above each other, and how far each was moved up. */
export interface StackedViews {
  readonly pieces: readonly Piece[]
  readonly upIn: { readonly upper: number; readonly lower: number }
}

/** Sets one view above another, the lower one on y = 0. */
export function stackedViews(upper: readonly Piece[], lower: readonly Piece[]): StackedViews {
  const [upperBottom, upperTop] = heights(upper)
  const [lowerBottom, lowerTop] = heights(lower)
  const lowerIn = lowerTop - lowerBottom
  const wholeIn = upperTop - upperBottom + lowerIn
  const gapIn = Math.max(wholeIn * GAP_SHARE, widthOf(upper) * LEAST_GAP_SHARE)
  const upIn = { upper: lowerIn + gapIn - upperBottom, lower: -lowerBottom }
  return { pieces: [...raised(upper, upIn.upper), ...raised(lower, upIn.lower)], upIn }
}

function heights(pieces: readonly Piece[]): readonly [bottom: number, top: number] {
  const boxes = pieces.map(pieceBounds)
  return [Math.min(...boxes.map((box) => box.bottom)), Math.max(...boxes.map((box) => box.top))]
}

function widthOf(pieces: readonly Piece[]): number {
  const boxes = pieces.map(pieceBounds)
  return Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))
}

function raised(pieces: readonly Piece[], upIn: number): readonly Piece[] {
  const up = ([x, y]: Point): Point => [x, y + upIn]
  return pieces.map((piece) =>
    piece.kind === 'face'
      ? { ...piece, outline: moved(piece.outline, up) }
      : { ...piece, path: moved(piece.path, up) },
  )
}
