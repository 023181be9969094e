import { FAMILIES, type ProductText } from '@millrun/catalogue/product'
import {
  prepareEntry,
  searchEntry,
  searchProducts,
  type SearchEntry,
} from '@millrun/catalogue/search-products'
import { families } from '../catalogue/families.ts'

export interface FoundProduct extends SearchEntry {
  readonly itemNumber: string
}

/** Looks through the whole text of all products. Rejects when not all of it could be fetched. */
export async function createSearch(): Promise<(query: string) => readonly FoundProduct[]> {
  const products = await Promise.all(FAMILIES.map((family) => productsOf(family)))
  const entries = products.flat().map((product) => prepareEntry(foundProduct(product)))
  return (query) => searchProducts(entries, query)
}

function productsOf(family: (typeof FAMILIES)[number]): Promise<readonly ProductText[]> {
  return families[family].load()
}

function foundProduct(product: ProductText): FoundProduct {
  return { ...searchEntry(product), itemNumber: product.itemNumber }
}
