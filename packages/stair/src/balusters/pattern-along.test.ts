import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternAlong } from './pattern-along.ts'

const anywhere = { mayEnd: [true, true, true], isPlain: [true, true, true] }

test('shifts one and two so that both ends are alike', () => {
  expect(patternAlong([0, 0, 1], 8, anywhere)).toEqual([0, 0, 1, 0, 0, 1, 0, 0])
  expect(patternAlong([0, 0, 1], 7, anywhere)).toEqual([1, 0, 0, 1, 0, 0, 1])
})

test('mirrors what no shift makes even', () => {
  expect(patternAlong([0, 1], 6, anywhere)).toEqual([0, 1, 0, 0, 1, 0])
})

test('prefers the shift that keeps baskets from the newels', () => {
  expect(patternAlong([1, 0], 5, { mayEnd: [true, false], isPlain: [true, false] })).toEqual([
    0, 1, 0, 1, 0,
  ])
})

test('has the plain style beside the newels where a basket would fit too', () => {
  const baskets = { mayEnd: [true, true], isPlain: [true, false] }
  expect(patternAlong([1, 0], 5, baskets)).toEqual([0, 1, 0, 1, 0])
})

test('puts the plain style beside the newel where every shift ends in a basket', () => {
  expect(patternAlong([1], 4, { mayEnd: [false, false], isPlain: [false, false] })).toEqual([
    1, 1, 1, 1,
  ])
  expect(
    patternAlong([1, 1, 0, 1, 1], 5, { mayEnd: [true, false], isPlain: [true, false] }),
  ).toEqual([0, 1, 0, 1, 0])
})

test('reads the same from both ends, whatever the pattern, and never ends in what may not', () => {
  const pattern = fc.record({
    order: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 8 }),
    count: fc.integer({ min: 0, max: 60 }),
    mayEnd: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  })
  fc.assert(
    fc.property(pattern, ({ order, count, mayEnd }) => {
      const row = patternAlong(order, count, { mayEnd, isPlain: mayEnd })
      expect(row).toEqual(row.toReversed())
      expect(row).toHaveLength(count)
      const ends = row.slice(0, 1).concat(row.slice(-1))
      const isClear = ends.every((style) => mayEnd[style])
      expect(isClear || !mayEnd.includes(true)).toBe(true)
    }),
  )
})
