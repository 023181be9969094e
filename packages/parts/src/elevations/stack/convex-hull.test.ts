import { expect, test } from 'vitest'
import { convexHull } from './convex-hull.ts'

test('keeps the corners, and nothing inside or on a side', () => {
  const hull = convexHull([
    [0, 0],
    [4, 0],
    [2, 0],
    [4, 3],
    [0, 3],
    [2, 1],
  ])
  expect(hull).toEqual([
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
  ])
})

test('keeps the lowest of a column of points that lie upright but for noise', () => {
  const hull = convexHull([
    [0, 5],
    [4e-16, 3],
    [8e-16, 7],
    [1, 4],
    [1, 6],
  ])
  expect(hull.map(([, y]) => Math.round(y * 1000) / 1000)).toEqual([3, 4, 6, 7])
})
