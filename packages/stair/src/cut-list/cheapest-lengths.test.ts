import { KERF_IN } from '@millrun/catalogue/choosing/cut'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, cheapestLengths } from './cheapest-lengths.ts'

const sawn = (...lengths: readonly number[]) => lengths.map((takesIn) => ({ takesIn }))

/** $10.00 a foot. */
const SOLD = [8, 12, 16, 20].map((feet) => ({ stockIn: feet * 12, cents: feet * 1000 }))

function bought(...lengths: readonly number[]) {
  return cheapestLengths(sawn(...lengths), SOLD).map(
    ({ stockIn, pieces }) => [stockIn, pieces.map(({ takesIn }) => takesIn)] as const,
  )
}

test('takes the shortest length that is enough', () => {
  expect(bought(90)).toEqual([[96, [90]]])
  expect(bought(96.5)).toEqual([[144, [96.5]]])
})

test('saws two from one where that is cheaper: 20 feet instead of 12 and 12', () => {
  expect(bought(110, 110)).toEqual([[240, [110, 110]]])
})

test('counts the saw cut: twice 72 is not 12 feet', () => {
  expect(bought(72, 72)).toEqual([[192, [72, 72]]])
  expect(bought(72, 71.875)).toEqual([[144, [72, 71.875]]])
})

test('takes fewer lengths where two ways cost the same: one of 16 instead of two of 8', () => {
  expect(bought(90, 90)).toEqual([[192, [90, 90]]])
})

test('gives what is longer than all the longest to itself', () => {
  expect(bought(250, 40)).toEqual([
    [240, [250]],
    [96, [40]],
  ])
})

test('covers every piece, never dearer than a length for each', () => {
  const lengths = fc.array(fc.double({ min: 1, max: 240, noNaN: true }), {
    minLength: 1,
    maxLength: 14,
  })
  fc.assert(
    fc.property(lengths, (takes) => {
      const laid = cheapestLengths(sawn(...takes), SOLD)
      const placed = laid.flatMap(({ pieces }) => pieces.map(({ takesIn }) => takesIn))
      expect(placed.toSorted((a, b) => a - b)).toEqual(takes.toSorted((a, b) => a - b))
      for (const { stockIn, pieces } of laid) {
        const usedIn = pieces.reduce((sum, { takesIn }) => sum + takesIn, 0)
        expect(usedIn + (pieces.length - 1) * KERF_IN).toBeLessThanOrEqual(stockIn + 1e-6)
      }
      const alone = takes.flatMap((takesIn) => cheapestLengths([{ takesIn }], SOLD))
      expect(centsOf(laid)).toBeLessThanOrEqual(centsOf(alone))
    }),
  )
})
