import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balustersInBay, balustersPerTread, ruleOfThumb } from './baluster-count.ts'

describe('between newels', () => {
  test('sets 21 half inch bars into 96 inches, 3.886 inches apart', () => {
    const { count, gapIn } = balustersInBay(96, 0.5, 4)
    expect([count, gapIn.toFixed(3)]).toEqual([21, '3.886'])
  })

  test('sets 23 balusters of 1-1/4 inches into 120 inches, 3.802 inches apart', () => {
    const { count, gapIn } = balustersInBay(120, 1.25, 4)
    expect([count, gapIn.toFixed(3)]).toEqual([23, '3.802'])
  })

  test('sets 8 half inch bars into 36 inches, 3.556 inches apart', () => {
    const { count, gapIn } = balustersInBay(36, 0.5, 4)
    expect([count, gapIn.toFixed(3)]).toEqual([8, '3.556'])
  })

  test('needs none where the sphere does not pass anyway', () => {
    expect(balustersInBay(4, 0.5, 4)).toEqual({ count: 0, gapIn: 4 })
  })

  test('orders fewer than the rule of thumb, which says 24 for 96 inches', () => {
    expect(ruleOfThumb(96)).toBe(24)
  })

  test('never leaves more than the sphere, and never one baluster too many', () => {
    const bay = fc.record({
      clearIn: fc.double({ min: 1, max: 600, noNaN: true }),
      thinnestIn: fc.double({ min: 0.375, max: 3, noNaN: true }),
      sphereIn: fc.constantFrom(4, 4.375),
    })
    fc.assert(
      fc.property(bay, ({ clearIn, thinnestIn, sphereIn }) => {
        const { count, gapIn } = balustersInBay(clearIn, thinnestIn, sphereIn)
        expect(gapIn).toBeLessThanOrEqual(sphereIn + 1e-6)
        const withOneLess = (clearIn - (count - 1) * thinnestIn) / count
        expect(count === 0 || withOneLess > sphereIn - 1e-6).toBe(true)
      }),
    )
  })
})

describe('on treads', () => {
  test('sets three half inch bars on a run of 10 inches, by either rule', () => {
    expect(balustersPerTread(10, 0.5, 4).count).toBe(3)
    expect(balustersPerTread(10, 0.5, 4.375).count).toBe(3)
  })

  test.each([
    ['5010 and 5015', 0.625, 4, 9.25],
    ['5010 and 5015', 0.625, 4.375, 10],
    ['5067 and 5141', 0.75, 4, 9.5],
    ['5067 and 5141', 0.75, 4.375, 10.25],
    ['5060', 1.25, 4, 10.5],
    ['5060', 1.25, 4.375, 11.25],
    ['1805, 2005 and 5005', 1.125, 4, 10.25],
    ['1805, 2005 and 5005', 1.125, 4.375, 11],
    ['1815 and 2015', 0.75, 4, 9.5],
    ['1815 and 2015', 0.75, 4.375, 10.25],
  ])('sets two %s (%f in at the thinnest, %f in sphere) on runs up to %f in', (...row) => {
    const [, thinnestIn, sphereIn, longestIn] = row
    expect(balustersPerTread(longestIn, thinnestIn, sphereIn).count).toBe(2)
    expect(balustersPerTread(longestIn + 0.125, thinnestIn, sphereIn).count).toBe(3)
  })
})
