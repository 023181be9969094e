import { expect, test } from 'vitest'
import { stepped } from './stepped.ts'

test('goes on by whole steps from a multiple', () => {
  expect(stepped(107, 0.125, 1)).toBe(107.125)
  expect(stepped(107, 0.125, -1)).toBe(106.875)
  expect(stepped(14, 1, 1)).toBe(15)
})

test('comes to the next multiple from between two', () => {
  expect(stepped(7.643, 0.125, 1)).toBe(7.75)
  expect(stepped(7.643, 0.125, -1)).toBe(7.625)
})
