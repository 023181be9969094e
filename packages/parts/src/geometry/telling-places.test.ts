import { expect, test } from 'vitest'
import { tellingPlaces } from './telling-places.ts'

test('keeps the ends, both corners of a step, and the middle of a swelling', () => {
  const outline = [
    [1, 0],
    [1, 1],
    [0.8, 1],
    [0.9, 1.4],
    [0.95, 1.8],
    [0.9, 2.2],
    [0.8, 2.6],
  ] as const
  expect(tellingPlaces(outline)).toEqual([
    [1, 0],
    [1, 1],
    [0.8, 1],
    [0.95, 1.8],
    [0.8, 2.6],
  ])
})

test('of three widths at one height, only the outer two are told', () => {
  const outline = [
    [2, 0],
    [2, 5],
    [1, 5],
    [3, 5],
    [3, 9],
  ] as const
  expect(tellingPlaces(outline)).toEqual([
    [2, 0],
    [2, 5],
    [3, 5],
    [3, 9],
  ])
})
