import { expect, test } from 'vitest'
import { moldedSection } from './molded-section.ts'

test('two points are a straight side, and runs meet in a corner', () => {
  const section = moldedSection([
    [
      [0, 0],
      [1, 0],
    ],
    [[1, 2]],
  ])
  expect(section).toEqual([
    [0, 0],
    [1, 0],
    [1, 2],
  ])
})

test('three points are a smooth swell that goes through them and not beyond', () => {
  const section = moldedSection([
    [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
  ])
  expect(section).toHaveLength(25)
  // Half way to the top a cubic that leaves at 45° and arrives level stands at 1/8 + 1/2.
  expect(section[6]).toEqual([0.5, 0.625])
  expect(section[12]).toEqual([1, 1])
  expect(Math.max(...section.map(([, y]) => y))).toBe(1)
})
