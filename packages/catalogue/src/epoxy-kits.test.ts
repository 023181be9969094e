import { expect, test } from 'vitest'
import { epoxyKits } from './epoxy-kits.ts'
import { accessories } from './products/accessories.ts'

test('one small kit costs less than a large one, two cost more', () => {
  const priceOf = (id: string) => accessories.find((one) => one.id === id)?.priceCents ?? 0
  expect(priceOf('epoxy-kit-35')).toBeLessThan(priceOf('epoxy-kit-120'))
  expect(2 * priceOf('epoxy-kit-35')).toBeGreaterThan(priceOf('epoxy-kit-120'))
})

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
  expect(epoxyKits(holes)).toEqual({ large, small })
})
