import type { ProductText } from '@millrun/catalogue/product'

type Specified = Pick<ProductText, 'itemNumber' | 'category' | 'dimensions' | 'specifications'>

/** The specifications list of a product, from top to bottom. */
export function specificationRows(product: Specified): readonly (readonly [string, string])[] {
  return Object.entries({
    'Item number': product.itemNumber,
    Category: product.category,
    Dimensions: product.dimensions,
    ...product.specifications,
    Installation: 'Professional installation recommended',
    Warranty: '1 year manufacturer warranty',
  })
}
