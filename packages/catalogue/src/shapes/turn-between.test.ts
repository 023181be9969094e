import { describe, expect, it } from 'vitest'
import { turnBetween } from './turn-between.ts'
import { fillet, taper } from './turning-cuts.ts'

describe('turnBetween', () => {
  it('gives the shaft what height foot and head leave', () => {
    const stations = turnBetween(
      9,
      35,
      [fillet(1, 1.5)],
      (heightIn) => taper(heightIn, 1.25, 1.125),
      [fillet(2, 1.5)],
    )
    expect(stations).toEqual([
      [9, 1.5],
      [10, 1.5],
      [10, 1.25],
      [33, 1.125],
      [33, 1.5],
      [35, 1.5],
    ])
  })

  it('refuses a foot and a head that leave no shaft', () => {
    expect(() => turnBetween(0, 3, [fillet(2, 1)], (h) => fillet(h, 1), [fillet(1, 1)])).toThrow(
      RangeError,
    )
  })
})
