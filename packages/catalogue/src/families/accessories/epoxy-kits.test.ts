import { expect, test } from 'vitest'
import { epoxyKits, holesOf } from './epoxy-kits.ts'
import { accessories } from './accessories.ts'

function centsOf(id: string): number | undefined {
  return accessories.find((kit) => kit.id === id)?.priceCents
}

/** A large kit fills 120 holes for 34.99, a small one 35 for 17.99: two small ones cost 35.98. */
test.each([
  [0, 0, 0],
  [1, 0, 1],
  [35, 0, 1],
  [36, 1, 0],
  [120, 1, 0],
  [121, 1, 1],
  [155, 1, 1],
  [156, 2, 0],
])('%i holes take %i large and %i small kits', (holes, large, small) => {
  expect(epoxyKits(holes, centsOf)).toEqual({ large, small })
})

test('an iron baluster has a hole at each end', () => {
  expect([0, 1, 42].map(holesOf)).toEqual([0, 2, 84])
})
