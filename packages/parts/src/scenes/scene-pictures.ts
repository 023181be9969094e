import { findProduct } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'
import type { PictureFile } from '../catalogue-pictures.ts'
import { balustradeDrawing } from './balustrade/balustrade-drawing.ts'
import { stairScene } from './stair-scene.ts'
import { HOME_STAIR } from './straight-stair.ts'

export class UnknownSceneProductError extends Error {
  override readonly name = 'UnknownSceneProductError'
}

/** The scenes of the shop. Throws UnknownSceneProductError when a part of one is no longer sold. */
export function scenePictures(): readonly PictureFile[] {
  const balusters = [sold('m-301'), sold('m-399'), sold('m-301')] as const
  const svg = stairScene(
    HOME_STAIR,
    { balusters, newel: sold('n-4510') },
    'A straight flight of thirteen risers, drawn from our own parts',
  )
  const posts = { volute: sold('p-1020'), landing: sold('p-2020'), tandem: sold('p-3030') }
  const balustrade = balustradeDrawing(
    posts,
    'A balustrade from its scroll to the wall, with a fitting of every kind in its place',
  )
  return [
    { path: 'drawings/stair.svg', svg },
    { path: 'drawings/balustrade.svg', svg: balustrade },
  ]
}

function sold(id: string): Product {
  const product = findProduct(id)
  if (product === undefined) throw new UnknownSceneProductError(`${id} is in a scene but not sold`)
  return product
}
