import type { Product } from '@millrun/catalogue/product'
import { partBounds } from '../elevations/part-bounds.ts'
import { partView } from '../elevations/part-views.ts'
import type { Point } from '../geometry/path.ts'
import { escapeText, tag } from '../svg/tag.ts'
import { gradientsFor } from './gradients.ts'
import { firstMaterial, paletteOf } from './material.ts'
import { shadedPieces } from './shaded-pieces.ts'

const UNITS_PER_INCH = 10
/** Paper on every side, in units. */
const MARGIN = 6
/** What is finer than this share of the height is not seen in a picture of the whole. */
const LEAST_LINE = 0.0008
const ASPECT = { turnDeg: -24 }

/** A long part from end to end, upright, as it is first offered, on nothing. SVG, ten units to the inch. */
export function wholePicture(product: Product): string {
  const view = partView(product.shape, ASPECT)
  const { left, right, top, bottom } = partBounds(view)
  const palette = paletteOf(firstMaterial(product))
  const place = ([x, y]: Point): Point => [
    MARGIN + (x - left) * UNITS_PER_INCH,
    MARGIN + (top - y) * UNITS_PER_INCH,
  ]
  const gradients = gradientsFor(palette)
  const pieces = view.pieces.filter(
    (piece) => piece.kind !== 'line' || piece.widthIn > LEAST_LINE * (top - bottom),
  )
  const shaded = shadedPieces(pieces, { place, unitsPerInch: UNITS_PER_INCH, palette, gradients })
  const width = (right - left) * UNITS_PER_INCH + 2 * MARGIN
  const height = (top - bottom) * UNITS_PER_INCH + 2 * MARGIN
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    },
    tag('title', {}, escapeText(`${product.title}, from end to end`)),
    tag('defs', {}, gradients.definitions()),
    shaded,
  )
}
