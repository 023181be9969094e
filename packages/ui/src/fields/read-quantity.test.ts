import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

test('reads whole numbers, also those out of bounds', () => {
  expect(readQuantity('24')).toBe(24)
  expect(readQuantity(' 500 ')).toBe(500)
  expect(readQuantity('0')).toBe(0)
  expect(readQuantity('-3')).toBe(-3)
  expect(readQuantity('9999')).toBe(9999)
})

test('reads nothing from what is no whole number', () => {
  for (const text of ['', ' ', 'abc', '2x', '1.5', '1e3', '١']) {
    expect(readQuantity(text)).toBeUndefined()
  }
})
