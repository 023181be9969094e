import type { Piece } from '../elevations/piece.ts'
import { pathData, type Placing } from '../svg/path-data.ts'
import { tag } from '../svg/tag.ts'
import { BODY, INK, OUTLINE_WEIGHT, THIN_WEIGHT } from './ink.ts'

/** The pieces as a draughtsman draws them: outlines over each other, nearer ones hiding what is behind. */
export function outlinedPieces(
  pieces: readonly Piece[],
  place: Placing,
  unitsPerInch: number,
): string {
  const weight = unitsPerInch < 40 ? THIN_WEIGHT : OUTLINE_WEIGHT
  const drawn = pieces.map((piece) => outlined(piece, place, unitsPerInch, weight))
  return tag('g', { stroke: INK, 'stroke-width': weight, 'stroke-linejoin': 'round' }, ...drawn)
}

function outlined(piece: Piece, place: Placing, unitsPerInch: number, weight: number): string {
  switch (piece.kind) {
    case 'face':
      if (piece.isShadeOnly) return ''
      return outlinedFace(pathData(piece.outline, place), piece.isCut)
    case 'rod': {
      const d = pathData(piece.path, place)
      const width = piece.widthIn * unitsPerInch
      const look = { d, 'stroke-linejoin': 'miter' }
      const outer = tag('path', { ...look, 'stroke-width': width + weight })
      const inner = Math.max(width - weight, 0.4)
      return outer + tag('path', { ...look, stroke: BODY, 'stroke-width': inner })
    }
    case 'line':
      if (piece.role !== 'edge') return ''
      return tag('path', { d: pathData(piece.path, place), 'stroke-width': THIN_WEIGHT * 0.7 })
  }
}

function outlinedFace(d: string, isCut: true | undefined): string {
  const body = tag('path', { d, fill: BODY })
  return isCut ? body + tag('path', { d, fill: 'url(#hatch)' }) : body
}
