import { expect, test } from 'vitest'
import { priceRange } from './price-range.ts'

test('spans the lowest and the highest price', () => {
  const prices = [3499, 899, 7999].map((priceCents) => ({ priceCents }))
  expect(priceRange(prices)).toBe('$8.99-$79.99')
})

test('names a single price once, and none for nothing', () => {
  expect(priceRange([{ priceCents: 1850 }, { priceCents: 1850 }])).toBe('$18.50')
  expect(priceRange([])).toBe('')
})
