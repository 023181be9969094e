import { expect, test } from 'vitest'
import { boundsOf } from './bounds.ts'
import type { Point } from './path.ts'
import { smoothOutline } from './smooth-outline.ts'

test('a square keeps its corners and its straight sides', () => {
  const { parts } = smoothOutline([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ])
  expect(parts.map(({ kind }) => kind)).toEqual(['line', 'line', 'line', 'line'])
})

test('a circle of 24 points is round and no wider than its points', () => {
  const points = Array.from({ length: 24 }, (_, step): Point => {
    const angle = (step * Math.PI) / 12
    return [3 * Math.cos(angle), 3 * Math.sin(angle)]
  })
  const outline = smoothOutline(points)
  expect(outline.parts.every(({ kind }) => kind === 'curve')).toBe(true)
  const { left, right, bottom, top } = boundsOf([outline])
  for (const edge of [-left, right, -bottom, top]) expect(edge).toBeCloseTo(3, 9)
})

test('an outline needs a point', () => {
  expect(() => smoothOutline([])).toThrow(RangeError)
})
