import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('leaves alone what is far enough apart', () => {
  expect(spread([0, 20, 50], 15)).toEqual([0, 20, 50])
})

test('moves neighbours apart about their middle', () => {
  expect(spread([100, 102, 104], 15)).toEqual([87, 102, 117])
})

test('moves what is pushed into together with what pushes', () => {
  expect(spread([0, 0, 10], 10)).toEqual(
    [-20 / 3, 10 / 3, 40 / 3].map((place) => expect.closeTo(place)),
  )
})
