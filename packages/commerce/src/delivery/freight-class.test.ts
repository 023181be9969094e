import { expect, test } from 'vitest'
import { freightClass } from './freight-class.ts'

test.each([
  [0.99, 400],
  [1, 300],
  [2, 250],
  [4, 175],
  [6, 125],
  [8, 100],
  [10, 92.5],
  [12, 85],
  [15, 70],
  [22.5, 65],
  [30, 60],
  [35, 55],
  [49.99, 55],
  [50, 50],
  [122, 50],
])('%d lb in a cubic foot is class %d', (weightLb, expected) => {
  expect(freightClass({ lengthIn: 12, widthIn: 12, heightIn: 12, weightLb })).toBe(expected)
})

test('one rail of 12 ft, 147 x 4 x 4 in and 15 lb, is 11 lb in a cubic foot: class 92.5', () => {
  expect(freightClass({ lengthIn: 147, widthIn: 4, heightIn: 4, weightLb: 15 })).toBe(92.5)
})
