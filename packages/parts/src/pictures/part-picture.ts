import type { Product } from '@millrun/catalogue/product'
import { pieceBounds } from '../elevations/part-bounds.ts'
import type { Frame, PartView } from '../elevations/part-view.ts'
import { partView } from '../elevations/part-views.ts'
import type { Piece } from '../elevations/piece.ts'
import type { Point } from '../geometry/path.ts'
import { tag } from '../svg/tag.ts'
import { gradientsFor } from './gradients.ts'
import { firstMaterial, hasGrain, paletteOf } from './material.ts'
import type { Palette } from './palette.ts'
import { shadedPieces } from './shaded-pieces.ts'

const WIDTH = 400
const HEIGHT = 500
/** Pictures see the part turned a little, so that a square bar shows two sides. */
const PICTURE_ASPECT = { turnDeg: -24 }

/**
 * The catalogue picture: the telling part of the product, upright, shaded, on nothing. `material` is the
 * look to show; without it, how the product is first offered.
 */
export function partPicture(product: Product, material = firstMaterial(product)): string {
  const view = partView(product.shape, PICTURE_ASPECT)
  const pieces = view.pieces.filter(
    (piece) => isInFrame(piece, view.frame) && (hasGrain(material) || !isGrain(piece)),
  )
  return picture({ ...view, pieces }, paletteOf(material), product.title)
}

function picture(view: PartView, palette: Palette, title: string): string {
  const unitsPerInch = HEIGHT / view.frame.heightIn
  const [centreX, centreY] = view.frame.centre
  const place = ([x, y]: Point): Point => [
    WIDTH / 2 + (x - centreX) * unitsPerInch,
    HEIGHT / 2 - (y - centreY) * unitsPerInch,
  ]
  const gradients = gradientsFor(palette)
  const pieces = shadedPieces(view.pieces, { place, unitsPerInch, palette, gradients })
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    tag('title', {}, title),
    tag('defs', {}, gradients.definitions(), SHADOW),
    tag('g', { filter: 'url(#s)' }, pieces),
  )
}

function isInFrame(piece: Piece, { centre, heightIn }: Frame): boolean {
  const { bottom, top } = pieceBounds(piece)
  return top > centre[1] - heightIn * 0.54 && bottom < centre[1] + heightIn * 0.54
}

function isGrain(piece: Piece): boolean {
  return piece.kind === 'line' && piece.role === 'grain'
}

/** The soft shadow that the part throws on the page, down and to the right. */
const SHADOW = tag(
  'filter',
  {
    id: 's',
    filterUnits: 'userSpaceOnUse',
    x: -40,
    y: -40,
    width: WIDTH + 80,
    height: HEIGHT + 80,
  },
  tag('feDropShadow', {
    dx: 13,
    dy: 6,
    stdDeviation: 8,
    'flood-color': '#4a3a26',
    'flood-opacity': 0.4,
  }),
)
