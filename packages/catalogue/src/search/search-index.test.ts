import { expect, test } from 'vitest'
import { manyProducts } from '../testing/many-products.ts'
import { plainSearch } from '../testing/plain-search.ts'
import { searchEntry } from './search-entry.ts'
import { searchSteps } from './search-index.ts'
import { findFirst, findProducts, prepareSearch } from './search-products.ts'

/** More than the catalogue has, so that its words, names and collections are of many products. */
const SIZE = 500
const products = manyProducts(SIZE)
const index = prepareSearch(products.map(searchEntry))
const plainly = plainSearch(products.map(searchEntry), index.vocabulary)

const TYPED = [
  'white oak newel',
  'm-20417',
  'iron baluster with baskit',
  'twisted spindle 1/2 "',
  'colonail handrail',
  '12 ft rail',
  'ashabrook easing',
  "it's (half inch) .* newl",
  'zzzyx oak',
]
const QUERIES = [
  ...TYPED.flatMap((typed) => Array.from(typed, (_, at) => typed.slice(0, at + 1))),
  ...'abcdefghijklmnopqrstuvwxyz0123456789-"/;'.split(''),
]

test('every keystroke finds what looking through every text finds, in the same order', () => {
  const unlike = QUERIES.filter((query) => {
    const { matches, near } = findProducts(index, query)
    const found = { matches: matches.map(({ id }) => id), near: near.map(({ id }) => id) }
    return JSON.stringify(found) !== JSON.stringify(plainly(query))
  })
  expect(unlike).toEqual([])
})

test('the first of what is found, and how many there are, are those of all', () => {
  const unlike = QUERIES.filter((query) => {
    const { matches, near } = findProducts(index, query)
    const first = findFirst(index, query)
    const all = [...matches, ...near]
    const isSame = first.results.every(({ id }, at) => id === all[at]?.id)
    const isCounted = first.matchCount === matches.length && first.count === all.length
    return !isSame || !isCounted || first.results.length !== Math.min(12, all.length)
  })
  expect(unlike).toEqual([])
})

test('is made ready in at least a step for each product', () => {
  const steps = searchSteps(products.slice(0, 50), searchEntry)
  let count = 0
  while (steps.next().done !== true) count += 1
  expect(count).toBeGreaterThanOrEqual(50)
})
