import type { Piece, Rod } from '../elevations/piece.ts'
import { moved } from '../geometry/path.ts'
import type { Placing } from '../svg/path-data.ts'
import { hatching } from './hatch.ts'
import { OUTLINE_WEIGHT, THIN_WEIGHT } from './ink.ts'
import { type Mark, type Pen, stroke } from './mark.ts'

/** The pieces as a draughtsman draws them: outlines over each other, nearer ones hiding what is behind. */
export function outlinedPieces(
  pieces: readonly Piece[],
  place: Placing,
  unitsPerInch: number,
): readonly Mark[] {
  const pen = {
    layer: 'OUTLINE',
    weight: unitsPerInch < 40 ? THIN_WEIGHT : OUTLINE_WEIGHT,
  } as const
  return pieces.flatMap((piece) => outlined(piece, place, unitsPerInch, pen))
}

const EDGE_PEN: Pen = { layer: 'OUTLINE', weight: THIN_WEIGHT * 0.7 }

function outlined(piece: Piece, place: Placing, unitsPerInch: number, pen: Pen): readonly Mark[] {
  switch (piece.kind) {
    case 'face': {
      if (piece.isShadeOnly) return []
      const outline = moved(piece.outline, place)
      if (piece.isBare) return [{ kind: 'figure', paths: [outline], isFilled: true }]
      return [
        { kind: 'figure', paths: [outline], isFilled: true, pen },
        ...(piece.isCut ? [hatching([outline])] : []),
      ]
    }
    case 'rod':
      return [bar(piece, place, unitsPerInch, pen)]
    case 'line':
      if (piece.role === 'outline') return [stroke(pen, moved(piece.path, place))]
      return piece.role === 'edge' ? [stroke(EDGE_PEN, moved(piece.path, place))] : []
  }
}

/** Lengths of one round rod that pass from front to back meet without a line between them. */
function bar(rod: Rod, place: Placing, unitsPerInch: number, pen: Pen): Mark {
  return {
    kind: 'bar',
    path: moved(rod.path, place),
    width: rod.widthIn * unitsPerInch,
    ends: rod.section === 'round' || rod.path.isClosed ? 'open' : 'square',
    pen,
  }
}
