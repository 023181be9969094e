import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { railHeights } from './rail-heights.ts'
import { undersideAt } from './rail-line.ts'
import { lineOf, straightRail } from './rail-run.ts'

describe('the underside of a rail', () => {
  const line = [
    [0, 30],
    [10, 30],
    [20, 40],
  ] as const

  test('is level, then climbs', () => {
    expect(undersideAt(line, 5)).toBe(30)
    expect(undersideAt(line, 15)).toBe(35)
  })

  test('runs on beyond its ends', () => {
    expect(undersideAt(line, -5)).toBe(30)
    expect(undersideAt(line, 22)).toBe(42)
  })
})

describe('a straight rail', () => {
  test('is sawn as long as its slope: 5 inches over a level of 4 at 3 in 4', () => {
    const slopeDeg = (Math.atan2(3, 4) * 180) / Math.PI
    const rail = straightRail(0, 4, 30, slopeDeg)
    expect(rail.lengthIn).toBeCloseTo(5, 9)
    expect(lineOf(rail)[1]?.[1]).toBeCloseTo(33, 9)
  })

  test('between newels that touch has no length', () => {
    expect(straightRail(4, 3, 30, 0).lengthIn).toBe(0)
  })
})

describe('the height of a rail', () => {
  test('is that of the design: 35 above the nosings and 36 above floors', () => {
    expect(railHeights(USUAL_DESIGN)).toEqual({ rakeIn: 35, levelIn: 36 })
  })

  test('is that of the rail that stays, everywhere', () => {
    const kept = { ...USUAL_DESIGN, job: 'keep-rail', existingRailIn: 34.5 } as const
    expect(railHeights(kept)).toEqual({ rakeIn: 34.5, levelIn: 34.5 })
  })

  test('is measured plumb, to its top', () => {
    const [bay] = buildStair({ ...USUAL_DESIGN, totalRiseIn: 105 }).bays
    const { straight } = bay?.rail ?? { straight: undefined }
    if (bay === undefined || straight === undefined) throw new RangeError('no rail')
    const topIn = bay.span.ground.lineIn(straight.fromIn) + 35
    // 2-3/8 inches of rail are 2.97 plumb at 7-1/2 by 10
    const plumbIn = topIn - straight.upIn
    expect(plumbIn * 0.8).toBeGreaterThan(2)
    expect(plumbIn * 0.8).toBeLessThan(3)
  })
})
