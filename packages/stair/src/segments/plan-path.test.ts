import { describe, expect, test } from 'vitest'
import { passedAt, pathLengthIn, pathPlaces, placeOn, type PlanPoint } from './plan-path.ts'
import { areaOf } from '../testing/area-of.ts'

/** Ten inches to the right, then twenty down. */
const CORNER: readonly PlanPoint[] = [
  [0, 0],
  [10, 0],
  [10, -20],
]

describe('a line with a corner', () => {
  test('is as long as both of its sides', () => {
    expect(pathLengthIn(CORNER)).toBe(30)
    expect(pathPlaces(CORNER)).toEqual([0, 10, 30])
  })

  test('has its places along it, and runs straight on beyond its end', () => {
    expect(placeOn(CORNER, 4)).toEqual([4, 0])
    expect(placeOn(CORNER, 25)).toEqual([10, -15])
    expect(placeOn(CORNER, 35)).toEqual([10, -25])
  })

  test('is passed by a ray where they cross: on the diagonal, at the corner of a larger one', () => {
    const outer: readonly PlanPoint[] = [
      [0, 40],
      [50, 40],
      [50, -20],
    ]
    expect(passedAt(outer, [10, 0], [11, 1])).toBeCloseTo(50, 9)
    expect(passedAt(outer, [10, 0], [10, 1])).toBeCloseTo(10, 9)
    // straight to the right: forty down the second side
    expect(passedAt(outer, [10, 0], [11, 0])).toBeCloseTo(90, 9)
  })
})

test('the area of an outline is less than nothing where it runs clockwise', () => {
  const square: readonly PlanPoint[] = [
    [0, 0],
    [3, 0],
    [3, 3],
    [0, 3],
  ]
  expect(areaOf(square)).toBe(9)
  expect(areaOf(square.toReversed())).toBe(-9)
})
