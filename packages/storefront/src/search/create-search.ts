import { FAMILIES } from '@millrun/catalogue/families/families'
import type { ProductText } from '@millrun/catalogue/product'
import {
  type Found,
  findProducts,
  prepareSearch,
  SEARCH_RESULT_CAP,
} from '@millrun/catalogue/search/search-products'
import { searchEntry, type SearchEntry } from '@millrun/catalogue/search/search-entry'
import { families } from '../catalogue/families.ts'

/** The list under the box shows fewer than the search gives. */
const SHOWN_RESULTS = 8

export interface FoundProduct extends SearchEntry {
  readonly originalCents: number
  readonly inStock: boolean
  readonly dimensions: string
}

/** What a query finds, and the first of it in one list. */
export interface SearchOutcome extends Found<FoundProduct> {
  /** Matches, then what is near; at most 12. */
  readonly results: readonly FoundProduct[]
  /** Those that the list under the search box shows. */
  readonly shown: readonly FoundProduct[]
  readonly count: number
}

/** Looks through the whole text of all products. Rejects when not all of it could be fetched. */
export async function createSearch(): Promise<(query: string) => SearchOutcome> {
  const products = await Promise.all(FAMILIES.map((family) => productsOf(family)))
  const index = prepareSearch(products.flat().map(foundProduct))
  return (query) => {
    const found = findProducts(index, query)
    const all = [...found.matches, ...found.near]
    const results = all.slice(0, SEARCH_RESULT_CAP)
    return { ...found, results, shown: results.slice(0, SHOWN_RESULTS), count: all.length }
  }
}

function productsOf(family: (typeof FAMILIES)[number]): Promise<readonly ProductText[]> {
  return families[family].load()
}

function foundProduct(product: ProductText): FoundProduct {
  const { originalCents, inStock, dimensions } = product
  return { ...searchEntry(product), originalCents, inStock, dimensions }
}
