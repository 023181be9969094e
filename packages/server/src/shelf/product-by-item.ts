import { catalogue } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'

const byItem = new Map(
  catalogue.flatMap((product) => [
    [product.id, product] as const,
    [product.itemNumber.toLowerCase(), product] as const,
  ]),
)

/** The product that people call so: by its item number, in capitals or not, or by its id. */
export function productByItem(item: string): Product | undefined {
  return byItem.get(item.trim().toLowerCase())
}
