import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { describe, expect, it } from 'vitest'
import { ironBalusterElevation } from './iron-baluster-elevation.ts'
import { ironWindow } from './iron-window.ts'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'

function bar(...ornaments: readonly IronOrnament[]): IronBalusterShape {
  return {
    kind: 'iron-baluster',
    section: 'square',
    barIn: 0.5,
    lengthIn: 44,
    isHollow: true,
    pin: { diameterIn: 0.5, lengthIn: 0.75 },
    ornaments,
  }
}

const bounds = (shape: IronBalusterShape) => elevationBounds(ironBalusterElevation(shape))
const width = (shape: IronBalusterShape) => bounds(shape).right - bounds(shape).left

const BASKET: IronOrnament = {
  kind: 'basket',
  fromIn: 18.5,
  toIn: 25.5,
  diameterIn: 2,
  rods: 4,
  rodIn: 0.25,
}

describe('the view of an iron baluster', () => {
  it('is as wide as the bar where there is no ornament, and as long', () => {
    expect(width(bar())).toBeCloseTo(0.5)
    expect(bounds(bar())).toMatchObject({ bottom: 0, top: 44 })
  })

  it('is as wide as the basket over its rods', () => {
    expect(width(bar(BASKET))).toBeCloseTo(2, 2)
  })

  it('is as wide as the corners of a twisted bar', () => {
    const twist: IronOrnament = { kind: 'twist', fromIn: 20, toIn: 27, turns: 2.5 }
    expect(width(bar(twist))).toBeCloseTo(0.5 * Math.SQRT2, 2)
  })

  it.each([
    ['knuckle', { kind: 'knuckle', centreIn: 22, heightIn: 3, diameterIn: 0.8125 }, 0.8125],
    ['collar', { kind: 'collar', centreIn: 22, heightIn: 0.5, widthIn: 0.875 }, 0.875],
    ['ribbon', { kind: 'ribbon', fromIn: 18, toIn: 26, widthIn: 1.5, turns: 1 }, 1.5],
    ['leaf', { kind: 'leaf', centreIn: 22, lengthIn: 6, widthIn: 2.5, pairs: 3 }, 2.5],
    [
      'pair of scrolls',
      { kind: 'scroll', fromIn: 17, toIn: 27, widthIn: 5, form: 'C', barIn: 0.375 },
      5,
    ],
    [
      'panel',
      { kind: 'panel', fromIn: 18, toIn: 26, widthIn: 3, form: 'rectangle', barIn: 0.5 },
      3,
    ],
  ] as const)('is as wide as its %s', (_, ornament, expected) => {
    expect(width(bar(ornament))).toBeCloseTo(expected, 1)
  })

  it('bows out by the belly', () => {
    const belly: IronOrnament = { kind: 'belly', fromIn: 6, toIn: 26, bowIn: 5 }
    expect(bounds(bar(belly)).left).toBeCloseTo(-5.25, 1)
    expect(bounds(bar(belly)).right).toBeCloseTo(0.25)
  })

  it('measures M-399 as 18-1/2, 7 and 18-1/2, 44 in all, basket 2 and pin 1/2', () => {
    const { dimensions } = ironBalusterElevation(bar(BASKET))
    const measures = dimensions.map((dimension) =>
      dimension.kind === 'leader' ? dimension.valueIn : dimension.toIn - dimension.fromIn,
    )
    expect(measures).toEqual([18.5, 7, 18.5, 44, 2, 0.5, 0.5])
  })

  it('says how long the pin is that goes into the rail', () => {
    const pin = ironBalusterElevation(bar()).dimensions.find(
      (dimension) => dimension.kind === 'leader' && dimension.note === 'pin',
    )
    expect(pin).toMatchObject({ valueIn: 0.5, lengthIn: 0.75 })
  })

  it('leaves plain what carries nothing', () => {
    expect(ironBalusterElevation(bar(BASKET)).plainLengths).toEqual([
      [0, 18.5],
      [25.5, 43.25],
    ])
  })

  it('shows every iron baluster in one scale, its ornament in the middle', () => {
    expect(ironWindow(bar(BASKET))).toEqual({ centre: [0, 22], heightIn: 12.5 })
    expect(ironWindow(bar())).toEqual({ centre: [0, 22], heightIn: 12.5 })
  })

  it('cuts a hollow bar through as two squares', () => {
    const section = ironBalusterElevation(bar()).section
    expect(section?.loops).toHaveLength(2)
    expect(section?.caption).toEqual([0.5, 'square, hollow, 0.047" wall'])
  })
})
