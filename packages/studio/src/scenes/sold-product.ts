import { findProduct } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'

/** A scene shows a product that is not sold, or not as what it is shown as. */
export class UnknownSceneProductError extends Error {
  override readonly name = 'UnknownSceneProductError'
}

/** The product that a scene shows. Throws UnknownSceneProductError when it is not sold. */
export function soldProduct(id: string): Product {
  const product = findProduct(id)
  if (product === undefined) throw new UnknownSceneProductError(`${id} is in a scene but not sold`)
  return product
}
