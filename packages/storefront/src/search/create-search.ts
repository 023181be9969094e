import { FAMILIES } from '@millrun/catalogue/families/families'
import type { ProductText } from '@millrun/catalogue/product'
import { searchEntry } from '@millrun/catalogue/search/search-entry'
import { searchSteps } from '@millrun/catalogue/search/search-index'
import {
  type Found,
  findFirst,
  findProducts,
  type FoundFirst,
} from '@millrun/catalogue/search/search-products'
import { families } from '../catalogue/families.ts'
import { inSlices } from './in-slices.ts'

/** The list under the box shows fewer than the search gives. */
const SHOWN_RESULTS = 8

/** The first of what a query finds, and the way to all of it. */
export interface SearchOutcome extends FoundFirst<ProductText> {
  /** Those that the list under the search box shows. */
  readonly shown: readonly ProductText[]
  readonly all: () => Found<ProductText>
}

/** Looks through the whole text of all products. Rejects when not all of it could be fetched. */
export async function createSearch(): Promise<(query: string) => SearchOutcome> {
  const products = await Promise.all(FAMILIES.map((family) => productsOf(family)))
  const index = await inSlices(searchSteps(products.flat(), searchEntry))
  return (query) => {
    const found = findFirst(index, query)
    const shown = found.results.slice(0, SHOWN_RESULTS)
    return { ...found, shown, all: () => findProducts(index, query) }
  }
}

function productsOf(family: (typeof FAMILIES)[number]): Promise<readonly ProductText[]> {
  return families[family].load()
}
