import { expect, test } from 'vitest'
import { meanStars } from './product-rating.ts'

test.each([
  [5, 1, 5],
  [9, 2, 4.5],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [17, 4, 4.3],
  [1, 1, 1],
])('%i stars of %i buyers are %s', (sum, count, mean) => {
  expect(meanStars({ sum, count })).toBe(mean)
})
