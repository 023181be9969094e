import { type Bounds, boundsOf, widened } from '../geometry/bounds.ts'
import type { PartView } from './part-view.ts'
import type { Piece } from './piece.ts'

/** The smallest rectangle round the whole elevation, in inches. */
export function partBounds(view: PartView): Bounds {
  const boxes = view.pieces.map(pieceBounds)
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.min(...boxes.map((box) => box.bottom)),
    top: Math.max(...boxes.map((box) => box.top)),
  }
}

/** The smallest rectangle round one piece, in inches. */
export function pieceBounds(piece: Piece): Bounds {
  switch (piece.kind) {
    case 'face':
      return boundsOf([piece.outline])
    case 'rod':
      return widened(boundsOf([piece.path]), piece.widthIn / 2)
    case 'line':
      return boundsOf([piece.path])
  }
}
