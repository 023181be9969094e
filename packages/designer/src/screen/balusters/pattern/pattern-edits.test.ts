import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import {
  cycled,
  lengthened,
  namedPattern,
  repeatText,
  shortened,
  withOrder,
  withoutStyle,
} from './pattern-edits.ts'

const TWO = { styles: ['m-301', 'm-405'], order: [0, 0, 1] }

test('a pattern has its name wherever its repeat begins', () => {
  expect(namedPattern(TWO)?.name).toBe('Two and one')
  expect(namedPattern({ ...TWO, order: [0, 1, 0] })?.name).toBe('Two and one')
  expect(namedPattern({ ...TWO, order: [0, 1, 1] })).toBeUndefined()
})

test('a press puts the next style in a place, and after the last the first', () => {
  expect(cycled(TWO, 0).order).toEqual([1, 0, 1])
  expect(cycled(TWO, 2).order).toEqual([0, 0, 0])
})

test('grows to eight places and shrinks to one', () => {
  expect(lengthened(TWO).order).toEqual([0, 0, 1, 0])
  const eight = { ...TWO, order: [0, 0, 1, 0, 0, 1, 0, 0] }
  expect(lengthened(eight)).toBe(eight)
  expect(shortened(TWO).order).toEqual([0, 0])
  const one = { ...TWO, order: [0] }
  expect(shortened(one)).toBe(one)
})

test('the first style takes the places of one that is left out', () => {
  expect(withoutStyle(TWO, 1)).toEqual({ styles: ['m-301'], order: [0, 0, 0] })
  expect(withoutStyle(TWO, 0)).toEqual({ styles: ['m-405'], order: [0, 0, 0] })
})

test('counts what stands in a repeat', () => {
  expect(repeatText(TWO)).toBe('2 × A, 1 × B')
  expect(repeatText({ ...TWO, order: [1] })).toBe('1 × B')
})

test('a second style is found that goes with the first: a twist beside plain bars', () => {
  const design = { ...USUAL_DESIGN, pattern: { styles: ['m-102'], order: [0] } }
  expect(withOrder(design, [0, 0, 1])).toEqual({ styles: ['m-102', 'm-301'], order: [0, 0, 1] })
})

test('styles that an order does not name are left out', () => {
  const design = { ...USUAL_DESIGN, pattern: TWO }
  expect(withOrder(design, [0])).toEqual({ styles: ['m-301'], order: [0] })
})
