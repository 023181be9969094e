import type { PictureFile } from '../product-drawings.ts'
import { balustradeDrawing } from './balustrade/balustrade-drawing.ts'
import { soldProduct } from './sold-product.ts'

/** The drawn scenes of the shop. Throws UnknownSceneProductError when a part of one is no longer sold. */
export function scenePictures(): readonly PictureFile[] {
  return [{ path: 'drawings/balustrade.svg', svg: balustrade() }]
}

function balustrade(): string {
  const posts = {
    volute: soldProduct('p-1020'),
    landing: soldProduct('p-2020'),
    tandem: soldProduct('p-3030'),
  }
  return balustradeDrawing(
    posts,
    'A balustrade from its scroll to the wall, with a fitting of every kind in its place',
  )
}
