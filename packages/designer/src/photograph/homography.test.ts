import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Corners, Point } from './corners.ts'
import { chained, depthAt, inverted, mapped, scaling, squareToCorners } from './homography.ts'

const SQUARE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/** Half as wide at its foot: its diagonals cross at (1/2, 2/3). */
const TRAPEZOID: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0.75, y: 1 },
  { x: 0.25, y: 1 },
]

test('leaves a square as it is', () => {
  expect(plain(squareToCorners(SQUARE))).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1])
})

test('takes the middle of a square to where the diagonals of a trapezoid cross', () => {
  const map = squareToCorners(TRAPEZOID)
  expect(plain(map)).toEqual([1, 0.5, 0, 0, 2, 0, 0, 1, 1])
  expectNear(mapped(map, { x: 0.5, y: 0.5 }), { x: 0.5, y: 2 / 3 })
})

test('takes the corners of the square to the four corners', () => {
  const map = squareToCorners(TRAPEZOID)
  expect(SQUARE.map((corner) => mapped(map, corner))).toEqual(TRAPEZOID)
})

test('is farther away where the trapezoid is narrower', () => {
  const map = squareToCorners(TRAPEZOID)
  expect([depthAt(map, { x: 0, y: 0 }), depthAt(map, { x: 0, y: 1 })]).toEqual([1, 2])
})

test('finds the way back from any four corners that a visitor may mark', () => {
  const near = fc.double({ min: -0.1, max: 0.1, noNaN: true })
  const shift = fc.record({ x: near, y: near })
  const inside = fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.tuple(shift, shift, shift, shift), inside, ([a, b, c, d], point) => {
      const [p, q, r, s] = SQUARE
      const map = squareToCorners([moved(p, a), moved(q, b), moved(r, c), moved(s, d)])
      const back = mapped(inverted(map), mapped(map, point))
      expect(Math.hypot(back.x - point.x, back.y - point.y)).toBeLessThan(1e-9)
    }),
  )
})

test('does one map after the other', () => {
  const map = chained(scaling({ x: 2, y: 4 }, { x: 1, y: 0 }), scaling({ x: 10, y: 10 }))
  expect(mapped(map, { x: 3, y: 0.5 })).toEqual({ x: 70, y: 20 })
})

function moved({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y }
}

function expectNear(actual: Point, expected: Point): void {
  expect(actual.x).toBeCloseTo(expected.x, 9)
  expect(actual.y).toBeCloseTo(expected.y, 9)
}

/** Zero without its sign. */
function plain(map: readonly number[]): readonly number[] {
  return map.map((value) => value + 0)
}
