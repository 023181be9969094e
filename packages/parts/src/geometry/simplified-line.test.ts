import { expect, test } from 'vitest'
import type { Point } from './path.ts'
import { simplifiedLine } from './simplified-line.ts'

test('points on one straight line are left out', () => {
  const points = Array.from({ length: 9 }, (_, at): Point => [at, 2 * at])
  expect(simplifiedLine(points, 0.001)).toEqual([
    [0, 0],
    [8, 16],
  ])
})

test('a corner stays', () => {
  const points = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
  ] as const
  expect(simplifiedLine(points, 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ])
})

test('what stands out by less than the tolerance is left out, by more it stays', () => {
  const bump = [
    [0, 0],
    [1, 0.05],
    [2, 0],
  ] as const
  expect(simplifiedLine(bump, 0.06)).toHaveLength(2)
  expect(simplifiedLine(bump, 0.04)).toHaveLength(3)
})

test('a line that comes back to its start keeps its farthest point', () => {
  const loop = [
    [0, 0],
    [3, 4],
    [0, 0],
  ] as const
  expect(simplifiedLine(loop, 1)).toEqual(loop)
})
