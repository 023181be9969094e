import { expect, test } from 'vitest'
import { DOOR } from './marking.ts'
import { sizesDoubt } from './sizes-doubt.ts'

const SIZE = { width: 1600, height: 1200 }

/** 960 by 960 pixels. */
const SQUARE = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.1 },
  { x: 0.8, y: 0.9 },
  { x: 0.2, y: 0.9 },
] as const

test('takes the door that one begins with for a door', () => {
  // 320 by 660 pixels: 2.1 times as high as wide, where a door is 2.5 times.
  expect(sizesDoubt(DOOR, SIZE)).toBeUndefined()
})

test('doubts that a square is a door', () => {
  expect(sizesDoubt({ corners: SQUARE, widthIn: 32, heightIn: 80 }, SIZE)).toBe(
    'In the photograph it looks about as wide as it is high. Check the width, the height and the corners.',
  )
})

test('doubts that what looks like a door is three times as wide as high', () => {
  expect(sizesDoubt({ ...DOOR, widthIn: 240 }, SIZE)).toMatch(/about 2\.1 times as high as wide/)
})

test('believes a wall that is seen from the side to be wider than it looks', () => {
  expect(sizesDoubt({ corners: SQUARE, widthIn: 144, heightIn: 96 }, SIZE)).toBeUndefined()
})
