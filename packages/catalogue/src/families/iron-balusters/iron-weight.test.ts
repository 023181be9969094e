import { describe, expect, it } from 'vitest'
import { barWeightLb } from './iron-weight.ts'
import type { IronBalusterShape } from '../../shapes/iron-baluster-shape.ts'

const bar: IronBalusterShape = {
  kind: 'iron-baluster',
  section: 'square',
  barIn: 0.5,
  lengthIn: 44,
  isHollow: false,
  pin: { diameterIn: 0.5, lengthIn: 0.75 },
  ornaments: [],
}

describe('barWeightLb', () => {
  it('is 3.1 lb for a solid half inch square bar of 44 inches, 1.1 lb hollow', () => {
    expect(barWeightLb(bar)).toBeCloseTo(3.1, 1)
    expect(barWeightLb({ ...bar, isHollow: true })).toBeCloseTo(1.06, 1)
  })

  it('is 4.9 lb for a solid five eighths square bar', () => {
    expect(barWeightLb({ ...bar, barIn: 0.625 })).toBeCloseTo(4.9, 1)
  })

  it('is less for round bar by a quarter of pi', () => {
    expect(barWeightLb({ ...bar, section: 'round' })).toBeCloseTo(3.12 * 0.7854, 2)
  })
})
