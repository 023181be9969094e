import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['newel', 'newel', 0],
  ['newl', 'newel', 1],
  ['neweel', 'newel', 1],
  ['baskit', 'basket', 1],
  ['tradd', 'tread', 2],
  ['spindel', 'spindle', 1],
  ['ballister', 'baluster', 2],
])('%s and %s are %i apart', (a, b, slips) => {
  expect(editDistance(a, b, 2)).toBe(slips)
  expect(editDistance(b, a, 2)).toBe(slips)
})

test('stops counting beyond the most', () => {
  expect(editDistance('chandelier', 'chamfer', 2)).toBe(3)
  expect(editDistance('oak', 'handrail', 1)).toBe(2)
})
