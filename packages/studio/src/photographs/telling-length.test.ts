import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { describe, expect, it } from 'vitest'
import { tellingIron, tellingTurning } from './telling-length.ts'

const bar: IronBalusterShape = {
  kind: 'iron-baluster',
  section: 'square',
  barIn: 0.5,
  lengthIn: 44,
  isHollow: true,
  pin: { diameterIn: 0.4, lengthIn: 0.75 },
  ornaments: [],
}
const turned: TurnedShape = {
  kind: 'turned',
  lengthIn: 34,
  blockIn: 1.5,
  bottomBlockIn: 6,
  topBlockIn: 7,
  stations: [
    [6, 1.5],
    [8, 1],
    [27, 1.5],
  ],
  easeIn: 0.05,
}

describe('the telling length of an iron baluster', () => {
  it('is its basket, whatever else it carries, with a tenth of bar on either side', () => {
    const basket = { fromIn: 20, toIn: 25, diameterIn: 2, rods: 4, rodIn: 0.25 }
    const ornaments = [
      { kind: 'twist', fromIn: 5, toIn: 15, turns: 6 },
      { kind: 'basket', ...basket },
    ] as const
    const [fromIn, toIn] = tellingIron({ ...bar, ornaments })
    expect(fromIn).toBeCloseTo(19.5)
    expect(toIn).toBeCloseTo(25.5)
  })

  it('is no more of a long twist than is seen from near by', () => {
    const ornaments = [{ kind: 'twist', fromIn: 2, toIn: 42, turns: 20 }] as const
    expect(tellingIron({ ...bar, ornaments })).toEqual([18.25, 25.75])
  })

  it('is the foot of a plain bar', () => {
    expect(tellingIron(bar)[0]).toBe(0)
  })
})

describe('the telling length of a turned part', () => {
  it('begins a little below the shoulder of the lower block', () => {
    const [fromIn, toIn] = tellingTurning(turned)
    expect(fromIn).toBeCloseTo(4.65)
    expect(toIn).toBeCloseTo(11.4)
  })

  it('goes up to where its flutes begin', () => {
    const [fromIn, toIn] = tellingTurning({
      ...turned,
      flutes: { fromIn: 14, toIn: 24, count: 8 },
    })
    expect(fromIn).toBeLessThan(14)
    expect(toIn).toBeGreaterThan(14)
  })

  it('is the end of a square one', () => {
    expect(tellingTurning({ ...turned, stations: [] })).toEqual([0, 6])
  })
})
