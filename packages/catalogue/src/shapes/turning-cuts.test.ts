import { describe, expect, it } from 'vitest'
import { bead, cove, join, round, shoulder, vase } from './turning-cuts.ts'

const diameters = (cut: readonly (readonly [number, number])[]) => cut.map(([, d]) => d)
const atHalf = (cut: readonly (readonly [number, number])[]) =>
  cut.findLast(([heightIn]) => heightIn <= 0.51)?.[1]

describe('turning cuts', () => {
  it('raise a bead from its root to its crown and back', () => {
    const cut = bead(0.5, 1, 1.25)
    expect(cut[0]).toEqual([0, 1])
    expect(cut[4]?.[0]).toBeCloseTo(0.25)
    expect(cut[4]?.[1]).toBeCloseTo(1.25)
    expect(cut.at(-1)?.[0]).toBeCloseTo(0.5)
    expect(cut.at(-1)?.[1]).toBeCloseTo(1)
  })

  it('keep a cove thin and a round full at half height', () => {
    expect(atHalf(cove(1, 1, 2))).toBeLessThan(1.3)
    expect(atHalf(round(1, 1, 2))).toBeGreaterThan(1.7)
    expect(atHalf(cove(1, 2, 1))).toBeLessThan(1.3)
    expect(atHalf(round(1, 2, 1))).toBeGreaterThan(1.7)
  })

  it('reach the belly of a vase at its share of the height', () => {
    const cut = vase(10, 1, 1.6, 1.1, 0.4)
    expect(cut.find(([heightIn]) => heightIn === 4)?.[1]).toBeCloseTo(1.6)
    expect(Math.max(...diameters(cut))).toBeCloseTo(1.6)
  })

  it('begin a shoulder at the corners of the block', () => {
    expect(shoulder(0.3, 1, 0.8)[0]?.[1]).toBeCloseTo(1.41421)
  })

  it('stand one on another', () => {
    expect(
      join([
        [
          [0, 1],
          [2, 1],
        ],
        [
          [0, 3],
          [1, 3],
        ],
      ]),
    ).toEqual([
      [0, 1],
      [2, 1],
      [2, 3],
      [3, 3],
    ])
  })
})
