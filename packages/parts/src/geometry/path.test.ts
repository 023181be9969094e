import { describe, expect, it } from 'vitest'
import { endOf, joined, moved, polygon, polyline, reversed, smoothLine } from './path.ts'

describe('paths', () => {
  it('need a point to start from', () => {
    expect(() => polyline([])).toThrow(RangeError)
  })

  it('run through every point without corners', () => {
    const curve = smoothLine([
      [0, 0],
      [1, 1],
      [2, 0],
    ])
    expect(curve.parts.map((part) => part.to)).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  it('join with a straight line across a gap, and without one where there is none', () => {
    const a = polyline([
      [0, 0],
      [1, 0],
    ])
    const b = polyline([
      [1, 0],
      [1, 1],
    ])
    expect(joined(a, b).parts).toHaveLength(2)
    expect(
      joined(
        a,
        moved(b, ([x, y]) => [x + 1, y]),
      ).parts,
    ).toHaveLength(3)
  })

  it('run backwards from their end to their start', () => {
    const curve = smoothLine([
      [0, 0],
      [1, 1],
      [2, 0],
    ])
    const back = reversed(curve)
    expect(back.start).toEqual([2, 0])
    expect(endOf(back)).toEqual([0, 0])
    expect(reversed(back)).toEqual(curve)
  })

  it('close where they are polygons', () => {
    expect(polygon([[0, 0]]).isClosed).toBe(true)
  })
})
