import type { RiserShape } from '@millrun/catalogue/shapes/tread-shape'
import { describe, expect, it } from 'vitest'
import { coveSection } from '../cove/cove-solids.ts'
import { easedEnd } from '../board/blank.ts'
import { kerfPlaces, riserPlan } from './riser-plan.ts'

const RISER: RiserShape = { kind: 'riser', lengthIn: 36, heightsIn: [7.5, 8], thickIn: 0.75 }

const areaOf = (points: readonly (readonly [number, number])[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0) / 2

describe('a riser from above', () => {
  it('is a board of its length and thickness', () => {
    expect(areaOf(riserPlan(RISER, 36))).toBe(27)
  })

  it('loses half a square where an end is mitred', () => {
    expect(areaOf(riserPlan({ ...RISER, isMitred: true }, 36))).toBe(27 - 0.75 ** 2 / 2)
  })

  it('loses 0.09 by its depth at every saw cut', () => {
    const kerfed = { ...RISER, kerfs: { apartIn: 0.5, depthIn: 0.5 } }
    // Every half inch of six inches, the last one left out where the board ends.
    expect(kerfPlaces(kerfed, 6)).toEqual([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5])
    expect(areaOf(riserPlan(kerfed, 6))).toBeCloseTo(6 * 0.75 - 11 * 0.09 * 0.5)
  })
})

describe('the section of a cove', () => {
  it('is its square less a quarter of a circle', () => {
    const section = coveSection({ kind: 'cove', lengthIn: 96, sideIn: 0.75, radiusIn: 0.625 })
    expect(areaOf(section)).toBeCloseTo(0.75 ** 2 - (Math.PI * 0.625 ** 2) / 4, 2)
    expect(section.slice(0, 2)).toEqual([
      [0, 0],
      [0.75, 0],
    ])
  })
})

describe('the eased end of a board', () => {
  it('runs from the end, drawn in by the ease, to where it is whole', () => {
    const ease = easedEnd(0.02)
    expect(ease[0]).toEqual([0, 0.02])
    expect(ease.at(-1)).toEqual([expect.closeTo(0.02), expect.closeTo(0)])
  })
})
