import { woodBalusterShapes } from '@millrun/catalogue/families/wood-balusters/wood-baluster-shapes'
import { describe, expect, it } from 'vitest'
import { breakHeights, radiusAt } from './lathe-profile.ts'

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
