import { findProduct } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'
import type { PictureFile } from '../catalogue-pictures.ts'
import { balustradeDrawing } from './balustrade/balustrade-drawing.ts'

export class UnknownSceneProductError extends Error {
  override readonly name = 'UnknownSceneProductError'
}

/** The drawn scenes of the shop. Throws UnknownSceneProductError when a part of one is no longer sold. */
export function scenePictures(): readonly PictureFile[] {
  return [{ path: 'drawings/balustrade.svg', svg: balustrade() }]
}

function balustrade(): string {
  const posts = { volute: sold('p-1020'), landing: sold('p-2020'), tandem: sold('p-3030') }
  return balustradeDrawing(
    posts,
    'A balustrade from its scroll to the wall, with a fitting of every kind in its place',
  )
}

function sold(id: string): Product {
  const product = findProduct(id)
  if (product === undefined) throw new UnknownSceneProductError(`${id} is in a scene but not sold`)
  return product
}
