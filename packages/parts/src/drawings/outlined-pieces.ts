import type { Piece, Rod } from '../elevations/piece.ts'
import { type Point, polyline, reversed } from '../geometry/path.ts'
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
      return piece.isBare
        ? tag('path', {
            d: pathData(piece.outline, place),
            fill: BODY,
            stroke: BODY,
            'stroke-width': 0.6,
          })
        : outlinedFace(pathData(piece.outline, place), piece.isCut)
    case 'rod':
      return outlinedRod(piece, place, unitsPerInch, weight)
    case 'line':
      if (piece.role === 'outline') return tag('path', { d: pathData(piece.path, place) })
      if (piece.role !== 'edge') return ''
      return tag('path', { d: pathData(piece.path, place), 'stroke-width': THIN_WEIGHT * 0.7 })
  }
}

function outlinedFace(d: string, isCut: true | undefined): string {
  const body = tag('path', { d, fill: BODY })
  return isCut ? body + tag('path', { d, fill: 'url(#hatch)' }) : body
}

/** A rod as a broad stroke of ink with a narrower one of paper in it. */
function outlinedRod(rod: Rod, place: Placing, unitsPerInch: number, weight: number): string {
  const d = pathData(rod.path, place)
  const width = rod.widthIn * unitsPerInch
  const look = { d, 'stroke-linejoin': 'miter' }
  const ink = tag('path', { ...look, 'stroke-width': width + weight })
  const inner = { stroke: BODY, 'stroke-width': Math.max(width - weight, 0.4) }
  if (rod.section === 'round') return ink + tag('path', { ...look, ...inner, ...SEAMLESS })
  const ends = rod.path.isClosed ? '' : tag('path', { d: endLines(rod, place) })
  return ink + tag('path', { ...look, ...inner }) + ends
}

/** Lengths of one rod that pass from front to back meet without a line between them. */
const SEAMLESS = { 'stroke-linecap': 'square' } as const

/** The lines straight across the two ends of a flat bar. */
function endLines({ path, widthIn }: Rod, place: Placing): string {
  return [path, reversed(path)]
    .map(({ start, parts: [first] }) => {
      const next = first === undefined ? start : first.kind === 'line' ? first.to : first.c1
      const along = [next[0] - start[0], next[1] - start[1]] as const
      const half = widthIn / 2 / (Math.hypot(...along) || 1)
      const from: Point = [start[0] - along[1] * half, start[1] + along[0] * half]
      const to: Point = [start[0] + along[1] * half, start[1] - along[0] * half]
      return pathData(polyline([from, to]), place)
    })
    .join('')
}
