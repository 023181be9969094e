import { woodBalusterShapes } from '@millrun/catalogue/products/wood-baluster-shapes'
import { describe, expect, it } from 'vitest'
import { breakHeights, halfWidthInSight, radiusAt } from './lathe-profile.ts'

const post = {
  kind: 'turned',
  lengthIn: 10,
  blockIn: 2,
  bottomBlockIn: 2,
  topBlockIn: 2,
  stations: [
    [2, 3],
    [3, 1.5],
    [5, 1],
    [5, 1.6],
    [8, 1.6],
  ],
  easeIn: 0,
} as const

describe('a lathe profile', () => {
  it('has the radius of the stations and runs straight between them', () => {
    expect(radiusAt(post, 3)).toBe(0.75)
    expect(radiusAt(post, 4)).toBe(0.625)
    expect(radiusAt(woodBalusterShapes['c-2005'], 34.9)).toBeGreaterThan(0.6)
  })

  it('leaves the corners of the block beyond the turning', () => {
    expect(radiusAt(post, 1)).toBeCloseTo(Math.SQRT2)
  })

  it('breaks at steps and sharp corners only', () => {
    expect(breakHeights(post, 28)).toEqual([3, 5])
  })
})

describe('the width in sight of a turning cut out of a square', () => {
  const stick = { blockIn: 2, easeIn: 0 }

  it('is the radius where the turning is round', () => {
    expect(halfWidthInSight(0.8, stick, 24)).toBe(0.8)
  })

  it('is half the block seen squarely, whatever the corner', () => {
    expect(halfWidthInSight(1.2, stick, 0)).toBeCloseTo(1)
    expect(halfWidthInSight(2, stick, 0)).toBeCloseTo(1)
  })

  it('is half the diagonal seen on the corner', () => {
    expect(halfWidthInSight(2, stick, 45)).toBeCloseTo(Math.SQRT2)
  })

  it('is less where the edges are eased', () => {
    expect(halfWidthInSight(2, { blockIn: 2, easeIn: 0.2 }, 45)).toBeCloseTo(1.8 / Math.SQRT2)
  })
})
