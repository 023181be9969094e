import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { fewestRisers, stepsOf } from './steps-of.ts'

function steps(changes: Partial<Design>) {
  return stepsOf({ ...USUAL_DESIGN, ...changes })
}

describe('the fewest risers', () => {
  test('are as many as keep each at 7-3/4 inches or less', () => {
    expect(fewestRisers(107)).toBe(14)
    expect(fewestRisers(14 * 7.75)).toBe(14)
    expect(fewestRisers(14 * 7.75 + 0.1)).toBe(15)
  })
})

describe('the steps of a stair', () => {
  test('divide its height: 105 inches into fourteen of 7-1/2', () => {
    expect(steps({ totalRiseIn: 105 })).toMatchObject({ risers: 14, riseIn: 7.5, runIn: 10 })
  })

  test('have a pitch of 36.87 degrees at 7-1/2 by 10', () => {
    expect(steps({ totalRiseIn: 105 }).pitchDeg).toBeCloseTo(36.8699, 4)
  })

  test('share a run between the treads that flights have: wedges have their own', () => {
    const runOf = 'stair'
    expect(steps({ runOf, runIn: 130 }).runIn).toBe(10)
    expect(steps({ layout: 'u-landing', runOf, runIn: 120 }).runIn).toBe(10)
    // fourteen risers, two of them between wedges and two at the ends of flights: ten treads
    expect(steps({ layout: 'l-winder', runOf, runIn: 100 }).runIn).toBe(10)
  })

  test('are halved below and above a turn, the smaller half below', () => {
    expect(steps({ layout: 'l-landing', risers: 15 }).risersBelow).toBe(7)
    expect(steps({ layout: 'l-winder', risers: 15 }).risersBelow).toBe(6)
    expect(steps({ layout: 'u-winder', risers: 15 }).risersBelow).toBe(5)
  })

  test('leave two risers to every flight, whatever was asked for', () => {
    expect(steps({ layout: 'l-landing', risers: 10, risersBelow: 9 }).risersBelow).toBe(8)
    expect(steps({ layout: 'l-landing', risers: 2 }).risers).toBe(4)
    expect(steps({ layout: 'l-winder', risers: 2 }).risers).toBe(6)
    expect(steps({ layout: 'u-winder', winders: 4, risers: 2 }).risers).toBe(11)
  })

  test('are none on a balcony', () => {
    expect(steps({ layout: 'balcony' })).toEqual({
      risers: 0,
      riseIn: 0,
      runIn: 0,
      pitchDeg: 0,
      risersBelow: 0,
    })
  })
})
