import { expect, test } from 'vitest'
import { typedCount, typedPrice } from './typed-amounts.ts'

test.each([
  ['34.99', 3499],
  ['$34.99', 3499],
  [' 40 ', 4000],
  ['12.5', 1250],
  ['1,299.00', 129_900],
  ['1,299', 129_900],
  ['0', 0],
  ['0034.99', 3499],
])('the price %s is read', (text, cents) => {
  expect(typedPrice(text)).toBe(cents)
})

test.each(['', '12,50', '1.299,00', '12.345', '-1', '1e3', '=1+1', '34.99 USD', '1,29', '1,2999'])(
  'the price %j is not guessed',
  (text) => {
    expect(typedPrice(text)).toBeUndefined()
  },
)

test('counts are whole numbers, and may be below zero', () => {
  expect(['12', '1,200', '-3', '+5', ' 0 '].map(typedCount)).toEqual([12, 1200, -3, 5, 0])
  for (const text of ['', '1.5', '1e3', 'ten', '1,20', '--1']) {
    expect(typedCount(text)).toBeUndefined()
  }
})
