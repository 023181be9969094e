import { wholePicturePath } from '@millrun/catalogue/picture-path'
import type { Product } from '@millrun/catalogue/product'
import { partDrawing } from './drawings/part-drawing.ts'
import { partElevation } from './drawings/part-elevation.ts'
import { wholePicture } from './pictures/whole-picture.ts'

/** A file of the shop's picture folders: its path below them and its SVG. */
export interface PictureFile {
  readonly path: string
  readonly svg: string
}

/** The drawings of a product: the sheet, its elevations for the page, and itself from end to end. */
export function productDrawings(product: Product): readonly PictureFile[] {
  const { id } = product
  const whole = wholePicturePath(product)
  return [
    { path: `drawings/${id}.svg`, svg: partDrawing(product) },
    { path: `drawings/${id}-elevation.svg`, svg: partElevation(product, 'wide') },
    { path: `drawings/${id}-elevation-narrow.svg`, svg: partElevation(product, 'narrow') },
    ...(whole === undefined ? [] : [{ path: whole.slice(1), svg: wholePicture(product) }]),
  ]
}
