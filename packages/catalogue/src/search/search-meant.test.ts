import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { prepareSearch, searchProducts } from './search-products.ts'
import { searchEntry } from './search-entry.ts'
import { MEANT_QUERIES, type MeantQuery } from '../testing/meant-queries.ts'

const LOOKED_AT = 3

const index = prepareSearch(catalogue.map(searchEntry))

/** Whether the first three are what is meant, or all that is meant is among them. */
function isFound({ query, meant }: MeantQuery): boolean {
  const first = searchProducts(index, query).slice(0, LOOKED_AT)
  const there = catalogue.filter(({ id }) => meant.test(id)).length
  return first.filter(({ id }) => meant.test(id)).length >= Math.min(there, LOOKED_AT)
}

test('there are a hundred queries, and something is meant by each', () => {
  expect(new Set(MEANT_QUERIES.map(({ query }) => query)).size).toBe(100)
  const forNothing = MEANT_QUERIES.filter(
    ({ meant }) => !catalogue.some(({ id }) => meant.test(id)),
  )
  expect(forNothing).toEqual([])
})

test('the first three are what was meant for at least 95 of them', () => {
  expect(MEANT_QUERIES.filter(isFound).length).toBeGreaterThanOrEqual(95)
})
