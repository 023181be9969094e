import { catalogue } from './catalogue.ts'
import { prepareEntry, searchEntry, searchProducts } from './search-products.ts'

/** Prints what a keystroke in the search box costs: the median of many searches, per query and size. */
const QUERIES = ['i', 'iron', 'red oak baluster', 'zzz']
const SIZES = [250, 50_000]
const ENTRIES_IN_ALL = 2_000_000

const prepared = catalogue.map((product) => prepareEntry(searchEntry(product)))

for (const size of SIZES) {
  const copies = Math.ceil(size / prepared.length)
  const shop = Array.from({ length: copies }, () => prepared)
    .flat()
    .slice(0, size)
  const costs = QUERIES.map((query) => `"${query}" ${medianMs(shop, query).toFixed(3)} ms`)
  process.stdout.write(`${size.toLocaleString('en-US')} products: ${costs.join(', ')}\n`)
}

function medianMs(shop: typeof prepared, query: string): number {
  const times = Array.from({ length: Math.ceil(ENTRIES_IN_ALL / shop.length) }, () => {
    const start = performance.now()
    searchProducts(shop, query)
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}
