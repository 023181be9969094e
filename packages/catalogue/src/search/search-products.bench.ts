import { manyProducts } from '../testing/many-products.ts'
import { searchEntry } from './search-entry.ts'
import { type SearchIndex, searchSteps } from './search-index.ts'
import { searchProducts } from './search-products.ts'

/** Prints what typing these costs, keystroke by keystroke: the one in the middle and the slowest. */
const TYPED = [
  'white oak newel',
  'red oak baluster',
  'm-399',
  'm20417',
  'bannister',
  'twisted spindle 1/2',
  '3-1/2"',
  '12 ft',
  'colonail handrail',
  'zzzyx',
]
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-"'.split('')
const SIZES = [250, 5_000, 50_000]
const PRODUCTS_IN_ALL = 1_000_000

for (const size of SIZES) {
  const products = manyProducts(size)
  const before = memoryMb()
  const { index, ms, longestMs } = timed(() => searchSteps(products, searchEntry))
  const memory = `${(memoryMb() - before).toFixed(0)} MB`
  const step = `in steps of at most ${longestMs.toFixed(1)} ms`
  print(
    `${size.toLocaleString('en-US')} products: made ready in ${ms.toFixed(0)} ms, ${step}, ${memory}`,
  )
  for (const typed of TYPED) print(`  "${typed}" ${costs(index, prefixesOf(typed))}`)
  print(`  each letter ${costs(index, LETTERS)}`)
}

function timed<P>(make: () => ReturnType<typeof searchSteps<P>>) {
  const steps = make()
  const start = performance.now()
  let longestMs = 0
  for (;;) {
    const before = performance.now()
    const step = steps.next()
    longestMs = Math.max(longestMs, performance.now() - before)
    if (step.done === true) return { index: step.value, ms: performance.now() - start, longestMs }
  }
}

/** What stands in the box after each keystroke. */
function prefixesOf(typed: string): readonly string[] {
  return Array.from(typed, (_, at) => typed.slice(0, at + 1)).filter((part) => part.trim() === part)
}

function costs<P>(index: SearchIndex<P>, queries: readonly string[]): string {
  const rounds = Math.max(9, Math.ceil(PRODUCTS_IN_ALL / index.rowCount / queries.length))
  const medians = queries.map((query) => ({ query, ms: medianMs(index, query, rounds) }))
  const inOrder = medians.toSorted((a, b) => a.ms - b.ms)
  const middle = inOrder[Math.floor(inOrder.length / 2)]?.ms ?? Number.NaN
  const worst = inOrder.at(-1)
  return `${middle.toFixed(2)} ms, at most ${worst?.ms.toFixed(2)} ms for "${worst?.query}"`
}

function medianMs<P>(index: SearchIndex<P>, query: string, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    searchProducts(index, query)
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}

/** What lives in the heap and beside it, in arrays of numbers. */
function memoryMb(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
