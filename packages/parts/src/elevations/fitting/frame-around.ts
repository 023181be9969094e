import { pieceBounds } from '../part-bounds.ts'
import type { Frame } from '../part-view.ts'
import type { Piece } from '../piece.ts'

/** Heights that pictures show, in inches: a small part and a large one are never far from one scale. */
const HEIGHTS_IN = [5, 7, 9, 12, 15, 18, 22, 26, 30, 36]
const MARGIN = 1.14
const WIDTH_SHARE = 0.8

/** The picture that just holds all pieces, on one of a few scales. */
export function frameAround(pieces: readonly Piece[]): Frame {
  const boxes = pieces.map(pieceBounds)
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.min(...boxes.map((box) => box.bottom))
  const top = Math.max(...boxes.map((box) => box.top))
  const needed = Math.max(top - bottom, (right - left) / WIDTH_SHARE) * MARGIN
  return {
    centre: [(left + right) / 2, (bottom + top) / 2],
    heightIn: HEIGHTS_IN.find((heightIn) => heightIn >= needed) ?? needed,
  }
}
