import { expect, test } from 'vitest'
import { circle } from './figures.ts'
import { flattened, placeOn } from './flattened.ts'
import { polygon, polyline } from './path.ts'

test('straight lines stay as they are', () => {
  const points = [
    [0, 0],
    [3, 0],
    [3, 4],
  ] as const
  expect(flattened(polyline(points), 0.01)).toEqual(points)
})

test('a closed figure comes back to where it starts', () => {
  const points = flattened(
    polygon([
      [0, 0],
      [3, 0],
      [3, 4],
    ]),
    0.01,
  )
  expect(points).toHaveLength(4)
  expect(points.at(-1)).toEqual([0, 0])
})

test('a finer tolerance follows a curve with more lines', () => {
  const coarse = flattened(circle([0, 0], 1), 0.01)
  const fine = flattened(circle([0, 0], 1), 0.0001)
  expect(fine.length).toBeGreaterThan(4 * coarse.length)
})

test('no chord of a curve leaves it by more than the tolerance', () => {
  const points = flattened(circle([0, 0], 1), 0.01)
  const middles = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return Math.hypot((x + fromX) / 2, (y + fromY) / 2)
  })
  expect(Math.min(...middles)).toBeGreaterThan(1 - 0.01)
})

test('half way along a cubic curve its inner points count three times', () => {
  // (0 + 3·0 + 3·4 + 4) / 8 across, (0 + 3·4 + 3·4 + 0) / 8 up.
  expect(placeOn([0, 0], [0, 4], [4, 4], [4, 0], 0.5)).toEqual([2, 3])
})
