import { findProduct } from '@millrun/catalogue/catalogue'
import { productIdOf } from '@millrun/catalogue/line-id'

/**
 * The item number of a line that was sold before its number was frozen with it: the catalogue's, or what comes nearest
 * when the product is no longer in it.
 */
export function itemNumberOf(lineId: string): string {
  const productId = productIdOf(lineId)
  return findProduct(productId)?.itemNumber ?? productId.toUpperCase()
}
