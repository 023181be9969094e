import { expect, test } from 'vitest'
import { turnAtDeg } from './turn-at.ts'

test('left is positive, right is negative, straight on is nothing', () => {
  expect(turnAtDeg([0, 0], [2, 0], [2, 1])).toBe(90)
  expect(turnAtDeg([0, 0], [2, 0], [5, -3])).toBe(-45)
  expect(turnAtDeg([0, 0], [2, 0], [3, 0])).toBe(0)
})
