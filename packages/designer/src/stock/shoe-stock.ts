import type { StockItem } from '@millrun/catalogue/product'
import { shoesKnuckles } from '@millrun/catalogue/products/shoes-knuckles'
import type { FinishCode } from '@millrun/catalogue/option-group'
import type { ShoeShape } from '@millrun/catalogue/shapes/hardware-shape'

export interface ShoeStock {
  readonly product: StockItem
  readonly shape: ShoeShape
  readonly finish: FinishCode
}

/** Every shoe that we sell. */
export const SHOES: readonly ShoeStock[] = shoesKnuckles.flatMap((product): readonly ShoeStock[] =>
  product.shape.kind === 'shoe' ? [{ product, shape: product.shape, finish: product.finish }] : [],
)
