import { expect, test } from 'vitest'
import { pathHull } from './path-hull.ts'

test('goes from place to place, level and upright', () => {
  expect(pathHull('M6 92H40V83L-2 7.5Z')).toEqual([
    [6, 92],
    [40, 92],
    [40, 83],
    [-2, 7.5],
  ])
})

test('has the controls of a curve', () => {
  expect(pathHull('M0 0C1 2 3 4 5 6')).toEqual([
    [0, 0],
    [1, 2],
    [3, 4],
    [5, 6],
  ])
})

// Of the two circles of radius 5 through (0, 0) and (6, 8) both are the one around (3, 4); through (6, 0)
// their centres are 4 above and below.
test.each([
  ['A5 5 0 0 1 6 0', [-2, -1], [8, 9]],
  ['A5 5 0 1 1 6 0', [-2, -9], [8, 1]],
  ['A5 5 0 1 0 6 0', [-2, -1], [8, 9]],
  ['A5 5 0 0 1 6 8', [-2, -1], [8, 9]],
])('has the whole circle of an arc: %s', (arc, least, most) => {
  expect(pathHull(`M0 0${arc}`)).toEqual([[0, 0], least, most, arc.endsWith('8') ? [6, 8] : [6, 0]])
})

test('refuses what it cannot read', () => {
  for (const data of ['M6', 'M0 0H1 2', 'M0 0Q1 2 3 4', 'M0 0A5 4 0 0 1 6 0']) {
    expect(() => pathHull(data)).toThrow('cannot be read')
  }
})
