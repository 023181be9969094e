import { repriced } from '@millrun/catalogue/families/repriced'
import type { Listing } from '@millrun/catalogue/product'

/** What was said at the desk of a product; whatever is missing is as the catalogue says. */
export interface ShelfRow {
  /** Of one piece, before species and options. */
  readonly priceCents?: number
  /** Whole pieces that are there, those held for orders included; missing while they are not counted. */
  readonly quantity?: number
  /** The day on which what is sold out is back; missing once it has passed. */
  readonly backOn?: string
}

/** The product as it is sold now. */
export function shelved<P extends Listing>(product: P, row: ShelfRow | undefined): P {
  const { priceCents = product.priceCents, quantity, backOn } = row ?? {}
  const priced = priceCents === product.priceCents ? product : repriced(product, priceCents)
  if (quantity === undefined) return priced
  const inStock = quantity > 0
  return { ...priced, inStock, ...(!inStock && backOn !== undefined && { backOn }) }
}
