import type { Face, Line, Piece, Rod } from '../elevations/piece.ts'
import { pathData, type Placing } from '../svg/path-data.ts'
import { tag } from '../svg/tag.ts'
import type { Gradients } from './gradients.ts'
import { colourUnder, type Palette } from './palette.ts'

export interface Canvas {
  readonly place: Placing
  readonly unitsPerInch: number
  readonly palette: Palette
  readonly gradients: Gradients
  /** Keeps names apart where several parts share a picture. */
  readonly idPrefix?: string
}

/** The pieces as shaded markup, in their order. */
export function shadedPieces(pieces: readonly Piece[], canvas: Canvas): string {
  let rods = 0
  return pieces
    .map((piece) => {
      if (piece.kind === 'face') return shadedFace(piece, canvas)
      if (piece.kind === 'line') return shadedLine(piece, canvas)
      rods += 1
      return shadedRod(piece, `${canvas.idPrefix ?? ''}r${rods}`, canvas)
    })
    .join('')
}

function shadedFace(face: Face, { place, gradients }: Canvas): string {
  return tag('path', {
    d: pathData(face.outline, place),
    fill: gradients.paint(face.shading, place),
  })
}

const LINE_LOOKS = {
  outline: { light: 0.05, opacity: 0.8 },
  edge: { light: 0.05, opacity: 0.6 },
  glint: { light: 0.86, opacity: 0.5 },
  shade: { light: 0, opacity: 0.5 },
  grain: { light: 0.1, opacity: 0.3 },
} as const

function shadedLine(line: Line, { place, palette, unitsPerInch }: Canvas): string {
  const { light, opacity } = LINE_LOOKS[line.role]
  return tag('path', {
    d: pathData(line.path, place),
    fill: 'none',
    stroke: colourUnder(palette, light),
    'stroke-opacity': opacity,
    'stroke-width': line.widthIn * unitsPerInch,
    'stroke-linecap': 'round',
  })
}

/** One stroke of a rod: its share of the width, how far it lies towards the light, and its light. */
interface Coat {
  readonly share: number
  readonly shift: number
  readonly light: number
  readonly opacity?: number
}

const ROUND_COATS: readonly Coat[] = [
  { share: 1, shift: 0, light: 0.1 },
  { share: 0.78, shift: 0.06, light: 0.3 },
  { share: 0.5, shift: 0.13, light: 0.48 },
  { share: 0.26, shift: 0.17, light: 0.66 },
  { share: 0.09, shift: 0.2, light: 0.95, opacity: 0.8 },
]

const FLAT_COATS: readonly Coat[] = [
  { share: 1, shift: 0, light: 0.14 },
  { share: 0.88, shift: 0.06, light: 0.72, opacity: 0.75 },
  { share: 0.78, shift: 0.02, light: 0.46 },
  { share: 0.4, shift: -0.1, light: 0.38 },
]

/** A rod as strokes laid on each other, narrower and lighter towards the light. */
function shadedRod(rod: Rod, id: string, canvas: Canvas): string {
  const d = pathData(rod.path, canvas.place)
  const coats = rod.section === 'round' ? ROUND_COATS : FLAT_COATS
  const strokes = coats.map((coat) => {
    const shift = -coat.shift * rod.widthIn * canvas.unitsPerInch
    const look = {
      stroke: rodLight(coat.light, rod, canvas),
      'stroke-width': coat.share * rod.widthIn * canvas.unitsPerInch,
      'stroke-opacity': coat.opacity,
    }
    const place = shift === 0 ? {} : { x: shift, y: shift / 2 }
    return tag('use', { href: `#${id}`, ...place, ...look })
  })
  const path = tag('defs', {}, tag('path', { id, d }))
  return tag('g', { fill: 'none' }, path, ...strokes)
}

/** Round rods are lit alike where they pass from front to back, and darken towards the middle of the back. */
function rodLight(light: number, rod: Rod, { palette, gradients }: Canvas): string {
  if (!rod.isBehind) return colourUnder(palette, light)
  const sunk = [
    [0, light],
    [0.3, light * 0.62],
    [0.7, light * 0.62],
    [1, light],
  ] as const
  return gradients.paint({ run: 'along', stops: sunk })
}
