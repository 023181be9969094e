import { expect, test } from 'vitest'
import { planAngleDeg, trimmedFrom } from './trimmed-line.ts'

const CIRCLE = { centre: [0, 0, 0], radiusIn: 2 } as const

test('a line that starts in a circle begins at its rim, with as many points as before', () => {
  const line = [
    [0, 0, 0],
    [1, 0, 0],
    [5, 0, 0],
  ] as const
  expect(trimmedFrom(line, CIRCLE)).toEqual([
    [2, 0, 0],
    [2, 0, 0],
    [5, 0, 0],
  ])
})

test('a line beside the middle meets the rim later', () => {
  const line = [
    [0, 0, 1.2],
    [4, 0, 1.2],
  ] as const
  expect(trimmedFrom(line, CIRCLE)[0]?.[0]).toBeCloseTo(1.6)
})

test('a line outside the circle stays as it is', () => {
  const line = [
    [3, 0, 0],
    [5, 0, 0],
  ] as const
  expect(trimmedFrom(line, CIRCLE)).toBe(line)
})

test('angles run anticlockwise seen from above, where z comes towards the viewer', () => {
  expect(planAngleDeg([0, 0, -1], [0, 0, 0])).toBeCloseTo(90)
})
