import { expect, test } from 'vitest'
import { contourLines } from './contour-lines.ts'

test('follows a whole value across the cells as one line', () => {
  const places = [0, 1, 2].map((y) => [0, 1].map((x) => [x, y, 0] as const))
  const values = [
    [0.5, 1.5],
    [0.5, 1.5],
    [0.5, 1.5],
  ]
  const lines = contourLines({ places, values, isOpen: () => true })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.map(([x, y]) => [x, y])).toEqual([
    [0.5, 0],
    [0.5, 1],
    [0.5, 2],
  ])
})

test('leaves closed cells out', () => {
  const places = [0, 1, 2].map((y) => [0, 1].map((x) => [x, y, 0] as const))
  const values = places.map(() => [0.5, 1.5])
  const lines = contourLines({ places, values, isOpen: (row) => row === 0 })
  expect(lines.flat()).toHaveLength(2)
})
