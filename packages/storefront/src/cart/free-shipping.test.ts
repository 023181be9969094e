import { expect, test } from 'vitest'
import { freeShipping } from './free-shipping.ts'

test('names what is missing until the subtotal is over $100.00', () => {
  expect(freeShipping(3499).text).toBe('$65.02 to free shipping')
  expect(freeShipping(9999).text).toBe('$0.02 to free shipping')
})

test('is not reached at $100.00 itself', () => {
  expect(freeShipping(10_000).text).toBe('$0.01 to free shipping')
  expect(freeShipping(10_001)).toEqual({ text: 'Free shipping reached', share: 1 })
})
