import { catalogue } from '../catalogue.ts'
import { prepareSearch, searchProducts, type SearchIndex } from './search-products.ts'
import { searchEntry } from './search-entry.ts'

/** Prints what a keystroke in the search box costs: the median of many searches, per query and size. */
const QUERIES = ['i', 'iron', 'red oak baluster', 'bannister', 'twisted spindle 1/2', 'zzz']
const SIZES = [250, 5_000]
const ENTRIES_IN_ALL = 500_000

const entries = catalogue.map(searchEntry)

for (const size of SIZES) {
  const copies = Math.ceil(size / entries.length)
  const shop = Array.from({ length: copies }, () => entries)
    .flat()
    .slice(0, size)
  const index = prepareSearch(shop)
  const costs = QUERIES.map((query) => `"${query}" ${medianMs(index, query).toFixed(3)} ms`)
  process.stdout.write(`${size.toLocaleString('en-US')} products: ${costs.join(', ')}\n`)
}

function medianMs(index: SearchIndex, query: string): number {
  const times = Array.from({ length: Math.ceil(ENTRIES_IN_ALL / index.entries.length) }, () => {
    const start = performance.now()
    searchProducts(index, query)
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}
