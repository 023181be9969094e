import { KERF_IN } from '@millrun/catalogue/choosing/cut'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { laidOntoStock } from './laid-onto-stock.ts'

const sawn = (...lengths: readonly number[]) => lengths.map((takesIn) => ({ takesIn }))

test('puts the longest first and fills up with the rest', () => {
  const laid = laidOntoStock(sawn(30, 100, 60, 40), 144)
  expect(laid.map(({ pieces }) => pieces.map(({ takesIn }) => takesIn))).toEqual([
    [100, 40],
    [60, 30],
  ])
  expect(laid.map(({ offcutIn }) => offcutIn)).toEqual([3.875, 53.875])
})

test('does not share a length that the saw cut would make too short', () => {
  expect(laidOntoStock(sawn(72, 72), 144)).toHaveLength(2)
  expect(laidOntoStock(sawn(72, 71.875), 144)).toHaveLength(1)
})

test('covers every piece, and never lays more on a length than it holds', () => {
  const lengths = fc.array(fc.double({ min: 1, max: 144, noNaN: true }), { maxLength: 40 })
  fc.assert(
    fc.property(lengths, (takes) => {
      const laid = laidOntoStock(sawn(...takes), 144)
      const placed = laid.flatMap(({ pieces }) => pieces.map(({ takesIn }) => takesIn))
      expect(placed.toSorted((a, b) => a - b)).toEqual(takes.toSorted((a, b) => a - b))
      for (const { pieces, offcutIn } of laid) {
        const usedIn = pieces.reduce((sum, { takesIn }) => sum + takesIn, 0)
        const cutsIn = (pieces.length - 1) * KERF_IN
        expect(usedIn + cutsIn + offcutIn).toBeCloseTo(144, 6)
        expect(offcutIn).toBeGreaterThanOrEqual(-1e-6)
      }
    }),
  )
})
