import { expect, test } from 'vitest'
import { coarsenessWithin, thinnedTo } from './coarseness.ts'

const bars = { solids: [{ triangles: 1000, times: 200 }] }
const newels = { solids: [{ triangles: 4000, times: 4 }] }

test('what keeps within the budget stays fine', () => {
  expect(coarsenessWithin([bars, newels], 216_000)).toEqual([0, 0])
})

test('what asks for most is thinned first', () => {
  // 100,000 of bars and 16,000 of newels are too many still; 50,000 and 16,000 are not.
  expect(coarsenessWithin([bars, newels], 70_000)).toEqual([2, 0])
})

test('no solid falls apart, whatever the budget', () => {
  expect(thinnedTo(1000, 8)).toBe(12)
  expect(thinnedTo(8, 3)).toBe(8)
  expect(coarsenessWithin([bars], 10)).toEqual([7])
})
