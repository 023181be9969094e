import { describe, expect, it } from 'vitest'
import { ornamentTexts } from './iron-ornament-text.ts'
import type { IronBalusterShape, IronOrnament } from '../../shapes/iron-baluster-shape.ts'

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

const features = (shape: IronBalusterShape) => ornamentTexts(shape).map(({ feature }) => feature)

describe('ornamentTexts', () => {
  it('says how long and how wide a basket is', () => {
    const basket: IronOrnament = {
      kind: 'basket',
      fromIn: 18.5,
      toIn: 25.5,
      diameterIn: 2,
      rods: 4,
      rodIn: 0.25,
    }
    expect(ornamentTexts(bar(basket))).toEqual([
      {
        name: 'Basket',
        feature: 'One 7" basket, 2" across',
        size: '7" long, 2" across, 4 rods of 1/4"',
      },
    ])
  })

  it('tells equal ornaments together, wherever they stand', () => {
    const low: IronOrnament = {
      kind: 'knuckle',
      centreIn: 18.5,
      heightIn: 3.125,
      diameterIn: 0.8125,
    }
    expect(features(bar(low, { ...low, centreIn: 27.5 }))).toEqual([
      'Two 3-1/8" knuckles, 13/16" across',
    ])
  })

  it('does not mind which way twists turn', () => {
    const right: IronOrnament = { kind: 'twist', fromIn: 16, toIn: 21.5, turns: 2 }
    expect(features(bar(right, { ...right, fromIn: 22.5, toIn: 28, turns: -2 }))).toEqual([
      'Two 5-1/2" twists, 2 turns each',
    ])
  })

  it('writes part turns as fractions', () => {
    expect(features(bar({ kind: 'twist', fromIn: 20.25, toIn: 27.25, turns: 2.5 }))).toEqual([
      'One 7" twist, 2-1/2 turns',
    ])
  })

  it('says when hammering goes from end to end', () => {
    expect(features(bar({ kind: 'hammered', fromIn: 0, toIn: 43.25, pitchIn: 1.125 }))).toEqual([
      'Hammered over the whole length',
    ])
    expect(features(bar({ kind: 'hammered', fromIn: 14, toIn: 30, pitchIn: 0.625 }))).toEqual([
      'Hammered over 16"',
    ])
  })

  it('counts all pairs of leaves', () => {
    const pair: IronOrnament = {
      kind: 'leaf',
      centreIn: 17.5,
      lengthIn: 2.5,
      widthIn: 2.5,
      pairs: 1,
    }
    expect(features(bar(pair, { ...pair, centreIn: 22.5 }))).toEqual([
      'Two pairs of leaves, 2-1/2" across',
    ])
  })
})
