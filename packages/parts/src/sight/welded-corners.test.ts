import { expect, test } from 'vitest'
import { weldedCorners } from './welded-corners.ts'

test('corners that are the same but for rounding share a number, even across the border of a cell', () => {
  const places = Float64Array.of(0, 0, 0, 1e-5, -1e-5, 0, 1, 0, 0, 1.00001, 0, 0)
  expect([...weldedCorners(places)]).toEqual([0, 0, 1, 1])
})

test('corners a hundredth of an inch apart do not', () => {
  expect([...weldedCorners(Float64Array.of(0, 0, 0, 0.01, 0, 0))]).toEqual([0, 1])
})
