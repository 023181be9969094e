import { describe, expect, test } from 'vitest'
import { type BalusterStyle, findBaluster } from '../stock/baluster-stock.ts'
import { findRail, type RailStock } from '../stock/rail-stock.ts'
import { cutLengthIn, hiddenIn } from './baluster-length.ts'
import { madeBaluster } from './made-baluster.ts'
import { ornamentClash } from './ornament-clash.ts'

function style(id: string): BalusterStyle {
  const found = findBaluster(id)
  if (found === undefined) throw new RangeError(id)
  return found
}

function rail(id: string): RailStock {
  const found = findRail(id)
  if (found === undefined) throw new RangeError(id)
  return found
}

const RAIL = rail('c-6010')

function place(footIn: number, topIn: number, pitchDeg = 0) {
  return { alongIn: 0, asideIn: 0, footIn, topIn, pitchDeg }
}

describe('a bar of iron', () => {
  test('goes three quarters of an inch into the tread, and with its pin into the rail', () => {
    const bar = style('m-101')
    const pinIn = bar.kind === 'iron' ? bar.shape.pin.lengthIn : 0
    expect(hiddenIn(bar, RAIL)).toEqual({ aboveIn: pinIn, belowIn: 0.75 })
    expect(cutLengthIn(35, bar, RAIL, 0)).toBe(35 + pinIn + 0.75)
  })

  test('is cut to the next eighth of an inch, never shorter', () => {
    const bar = style('m-101')
    expect(cutLengthIn(35.01, bar, RAIL, 0) - cutLengthIn(35, bar, RAIL, 0)).toBe(0.125)
  })

  test('comes out of a longer one where 44 inches are not enough', () => {
    const made = madeBaluster(style('m-102'), place(0, 43.5), RAIL)
    expect(made.bought.product.id).toBe('m-105')
    expect(made.problem).toBeUndefined()
  })

  test('that nothing is long enough for says so', () => {
    const made = madeBaluster(style('m-399'), place(0, 60), RAIL)
    expect(made.problem).toMatch(/needs .* long; it is sold 44" long/)
  })

  test('with a basket does not lose it at the foot', () => {
    expect(madeBaluster(style('m-399'), place(0, 36), RAIL).problem).toBeUndefined()
    expect(madeBaluster(style('m-399'), place(0, 14), RAIL).problem).toMatch(/lower end/)
  })
})

function sawnTo(id: string, pitchDeg: number): number {
  return madeBaluster(style(id), place(0, 33, pitchDeg), RAIL).topPitchDeg
}

describe('a turned baluster', () => {
  test('goes with three quarters of its pin into the rail, and stands on the tread', () => {
    expect(hiddenIn(style('c-5015'), RAIL)).toEqual({ aboveIn: 0.75, belowIn: 0 })
  })

  test('is sawn to the pitch of the rail where its top is square, not where it is a pin', () => {
    expect(sawnTo('c-5060', 37)).toBe(37)
    expect(sawnTo('c-5060', 0)).toBe(0)
    expect(sawnTo('c-5015', 37)).toBe(0)
  })

  test('keeps an inch of its block', () => {
    const turned = style('c-5015')
    if (turned.kind !== 'wood') throw new RangeError('not turned')
    const { lengthIn, bottomBlockIn, topBlockIn } = turned.shape
    const mostIn = bottomBlockIn - 1 + Math.max(0, topBlockIn - 1)
    const shortest = lengthIn - mostIn - 0.75
    expect(madeBaluster(turned, place(0, shortest + 0.125), RAIL).problem).toBeUndefined()
    expect(madeBaluster(turned, place(0, shortest - 0.25), RAIL).problem).toMatch(/square blocks/)
  })
})

test('nothing clashes in a bay of plain bars', () => {
  expect(ornamentClash([])).toEqual([])
})
