import { findProduct } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'
import type { PictureFile } from '../catalogue-pictures.ts'
import { balustradeDrawing } from './balustrade/balustrade-drawing.ts'
import { stairScene, type StairProducts } from './stair-scene.ts'
import { HOME_STAIR } from './straight-stair.ts'

export class UnknownSceneProductError extends Error {
  override readonly name = 'UnknownSceneProductError'
}

/** The scenes of the shop. Throws UnknownSceneProductError when a part of one is no longer sold. */
export function scenePictures(): readonly PictureFile[] {
  const baskets = {
    balusters: [sold('m-301'), sold('m-399'), sold('m-301')],
    newel: sold('n-4510'),
  } as const
  const plain = { balusters: [sold('m-101')], newel: sold('n-4610') } as const
  const turned = { balusters: [sold('c-2005')], newel: sold('n-4010') } as const
  return [
    { path: 'drawings/stair.svg', svg: flight(13, baskets) },
    { path: 'drawings/stair-short.svg', svg: flight(7, baskets, 26) },
    { path: 'drawings/flight-baskets.svg', svg: flight(5, baskets, 20) },
    { path: 'drawings/flight-plain.svg', svg: flight(5, plain, 20) },
    { path: 'drawings/flight-turned.svg', svg: flight(5, turned, 20) },
    { path: 'drawings/balustrade.svg', svg: balustrade() },
  ]
}

/** The home page's stair in this many risers. */
function flight(risers: number, products: StairProducts, textSize?: number): string {
  const title = `A straight flight of ${risers} risers, drawn from our own parts`
  return stairScene({ ...HOME_STAIR, risers }, products, title, textSize)
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
