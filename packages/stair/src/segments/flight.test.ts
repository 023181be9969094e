import { describe, expect, test } from 'vitest'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { headAxisIn } from './flight.ts'
import { nosingLineIn, stepAt, type Steps } from './steps.ts'

/** Fourteen risers of 7-1/2 inches, thirteen treads of 10. */
const STEPS: Steps = { risers: 14, riseIn: 7.5, runIn: 10, pitchDeg: 36.87, risersBelow: 14 }

describe('the line of nosings', () => {
  test('passes each nosing, an inch and a quarter before its riser', () => {
    expect(nosingLineIn(STEPS, -1.25)).toBeCloseTo(7.5, 9)
    expect(nosingLineIn(STEPS, 8.75)).toBeCloseTo(15, 9)
  })

  test('rises three quarters of an inch to the inch', () => {
    expect(nosingLineIn(STEPS, 20) - nosingLineIn(STEPS, 16)).toBeCloseTo(3, 9)
  })
})

describe('the tread at a place', () => {
  test('begins at its nosing', () => {
    expect(stepAt(14, STEPS, -1.26)).toBe(0)
    expect(stepAt(14, STEPS, -1.25)).toBe(1)
    expect(stepAt(14, STEPS, 8.74)).toBe(1)
    expect(stepAt(14, STEPS, 8.75)).toBe(2)
  })

  test('is never above the floor at the head', () => {
    expect(stepAt(14, STEPS, 500)).toBe(14)
  })
})

describe('a straight flight', () => {
  const stair = buildStair({ ...USUAL_DESIGN, totalRiseIn: 105 })
  const [flight] = stair.segments

  test('takes all risers, one more than it has treads', () => {
    expect(flight?.risers).toBe(14)
    expect(flight?.surfaces).toHaveLength(13)
  })

  test('has its first tread 7-1/2 inches up and 10 deep, across the whole width', () => {
    expect(flight?.surfaces[0]).toEqual({
      of: 'tread',
      plan: [
        [0, -20],
        [0, 20],
        [10, 20],
        [10, -20],
      ],
      topIn: 7.5,
    })
  })

  test('ends on the upper floor, 130 inches on', () => {
    expect(flight?.ends).toEqual({ frame: { xIn: 130, zIn: 0, headingDeg: 0 }, floorIn: 105 })
  })

  test('carries its rail from newel to newel, parallel to the nosings', () => {
    const [bay] = stair.bays
    expect(bay?.span.title).toBe('Flight, left side')
    expect(bay?.span.ground.slopeDeg).toBeCloseTo(36.8699, 4)
    expect(bay?.span.ground.topIn(3)).toBe(7.5)
    expect(bay?.span.ground.topIn(135)).toBe(105)
  })
})

test('without treads to stand on, the newel at the head stands with its face at the last riser', () => {
  const flight = {
    frame: { xIn: 0, zIn: 0, headingDeg: 0 },
    baseIn: 0,
    risers: 14,
    lengthIn: 130,
    widthIn: 40,
  }
  expect(headAxisIn(flight, { newelHalfIn: 1.75, waistHalfIn: 1.75 })).toBe(1.75)
})
