import type { Product } from '@millrun/catalogue/product'
import { partDrawing } from '@millrun/parts/drawings/part-drawing'
import { partElevation } from '@millrun/parts/drawings/part-elevation'

/** A file of the shop's picture folders: its path below them and its SVG. */
export interface PictureFile {
  readonly path: string
  readonly svg: string
}

/** The drawings of a product: the sheet, and its elevations for the page. */
export function productDrawings(product: Product): readonly PictureFile[] {
  const { id } = product
  return [
    { path: `drawings/${id}.svg`, svg: partDrawing(product) },
    { path: `drawings/${id}-elevation.svg`, svg: partElevation(product, 'wide') },
    { path: `drawings/${id}-elevation-narrow.svg`, svg: partElevation(product, 'narrow') },
  ]
}
