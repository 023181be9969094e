import { describe, expect, it } from 'vitest'
import { anglesRound, squareRadius } from './square-radius.ts'

const STICK = { blockIn: 2, easeIn: 0.2 }

describe('the outside of a square stick', () => {
  it('lies half the stick from its axis in the middle of each side', () => {
    for (const quarter of [0, 1, 2, 3, -1]) {
      expect(squareRadius(STICK, (quarter * Math.PI) / 2)).toBeCloseTo(1)
    }
  })

  it('is rounded at its corners: 0.8 of the diagonal and the radius of the edge', () => {
    expect(squareRadius(STICK, Math.PI / 4)).toBeCloseTo(0.8 * Math.SQRT2 + 0.2)
  })

  it('runs straight along a side: 1 / cos of the angle', () => {
    expect(squareRadius(STICK, Math.PI / 6)).toBeCloseTo(1 / Math.cos(Math.PI / 6))
  })

  it('is followed once round, the angles rising', () => {
    const angles = anglesRound(STICK, 20)
    expect(angles).toHaveLength(4 * 26)
    expect(angles).toEqual(angles.toSorted((a, b) => a - b))
    expect((angles.at(-1) ?? 0) - (angles[0] ?? 0)).toBeLessThan(2 * Math.PI)
  })
})
