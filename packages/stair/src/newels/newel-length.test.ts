import { describe, expect, test } from 'vitest'
import type { NewelSpot } from '../segments/span.ts'
import { findNewel, type NewelStock } from '../stock/newel-stock.ts'
import { blockedNewel, cappedNewel } from './newel-length.ts'

function stock(id: string): NewelStock {
  const found = findNewel(id)
  if (found === undefined) throw new RangeError(id)
  return found
}

function spot(role: NewelSpot['role'], floorIn = 0): NewelSpot {
  return {
    id: 'left-newel-1',
    role,
    frame: { xIn: 0, zIn: 0, headingDeg: 0 },
    alongIn: 0,
    rightIn: 0,
    floorIn,
  }
}

const NEWEL = stock('n-4010')

describe('a newel between rails', () => {
  test('shows an inch and a half of its block above the highest of them', () => {
    const highIn = NEWEL.seatToIn - 4
    const newel = blockedNewel(spot('start'), NEWEL, { lowIn: highIn - 3, highIn })
    expect(newel.cutOffIn).toBeCloseTo(2.5, 9)
    expect(newel.lengthIn).toBeCloseTo(NEWEL.shape.lengthIn - 2.5, 9)
    expect(newel.footIn).toBe(0)
  })

  test('reaches down over the edge of a landing before it is cut', () => {
    const highIn = 50 + NEWEL.seatToIn - 4
    const newel = blockedNewel(spot('corner', 50), NEWEL, { lowIn: highIn - 3, highIn })
    expect(newel.footIn).toBeCloseTo(47.5, 9)
    expect(newel.cutOffIn).toBe(0)
  })

  test('that ends below the rail says by how much', () => {
    const highIn = NEWEL.seatToIn + 2
    const { problem } = blockedNewel(spot('start'), NEWEL, { lowIn: highIn - 3, highIn })
    // a quarter of an inch has to show
    expect(problem).toContain('2-1/4" too short')
  })

  test('whose block is too short for rails of two flights asks for a landing newel', () => {
    const highIn = NEWEL.seatToIn - 1.5
    const lowIn = NEWEL.seatFromIn - 5
    const { problem } = blockedNewel(spot('start'), NEWEL, { lowIn, highIn })
    expect(problem).toContain('5" too short for the rails that meet there')
  })
})

test('a newel under a cap is cut to its seat', () => {
  const pinTop = stock('n-4030')
  const newel = cappedNewel(spot('start'), pinTop, pinTop.seatToIn - 1)
  expect(newel.cutOffIn).toBeCloseTo(1, 9)
  expect(newel.problem).toBeUndefined()
})
