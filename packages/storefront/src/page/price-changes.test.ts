import { expect, test } from 'vitest'
import { percentChange, priceChange } from './price-changes.ts'

test('says by how many percent a species changes the price', () => {
  expect([130, 140, 80, 90, 70, 100].map(percentChange)).toEqual([
    '+30%',
    '+40%',
    '-20%',
    '-10%',
    '-30%',
    '',
  ])
})

test('says by how much an option changes the price', () => {
  expect([400, -300, 0].map(priceChange)).toEqual(['+$4.00', '-$3.00', ''])
})
