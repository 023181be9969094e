import { woodBalusterShapes } from '@millrun/catalogue/families/wood-balusters/wood-baluster-shapes'
import { describe, expect, it } from 'vitest'
import { elevationBounds } from '../../elevations/elevation-bounds.ts'
import { turnedElevation } from './turned-elevation.ts'

const classic = woodBalusterShapes['c-2005']

describe('the view of a turned part', () => {
  it('is as long as the part and as wide as its block', () => {
    const bounds = elevationBounds(turnedElevation(classic))
    expect(bounds.bottom).toBeCloseTo(0)
    expect(bounds.top).toBeCloseTo(42)
    expect(bounds.right - bounds.left).toBeCloseTo(1.75, 2)
  })

  it('measures the blocks and the turning between them, 9", 26" and 7"', () => {
    const { dimensions } = turnedElevation(classic)
    const chain = dimensions.flatMap((dimension) =>
      dimension.kind === 'along' && dimension.row === 0 ? [dimension.toIn - dimension.fromIn] : [],
    )
    expect(chain).toEqual([9, 26, 7])
  })

  it('points to the narrowest place, 1-1/8" on C-2005 and the pin of C-5015', () => {
    const narrowest = (shape: typeof classic) =>
      turnedElevation(shape).dimensions.find(
        (dimension) => dimension.kind === 'leader' && dimension.note?.includes('narrowest'),
      )
    expect(narrowest(classic)).toMatchObject({ valueIn: 1.125, mark: 'ø', note: 'narrowest' })
    expect(narrowest(woodBalusterShapes['c-5015'])).toMatchObject({
      valueIn: 0.625,
      note: 'pin, narrowest',
    })
  })

  it('points to the widest bead, not to where the shoulder leaves the square', () => {
    // Round at 2 from the shoulder of a 3" block, a bead of 2-3/4 and a waist: the bead is the widest turning.
    const stations = [
      [10, 4.2],
      [10.2, 2.99],
      [10.4, 2],
      [12, 2],
      [12.5, 2.75],
      [13, 2],
      [30, 1.5],
      [36, 1.5],
    ] as const
    const post = {
      ...classic,
      blockIn: 3,
      lengthIn: 36,
      bottomBlockIn: 10,
      topBlockIn: 0,
      stations,
    }
    const widest = turnedElevation(post).dimensions.find(
      (dimension) => dimension.kind === 'leader' && dimension.note === 'widest',
    )
    expect(widest).toMatchObject({ valueIn: 2.75, at: [-1.375, 12.5] })
  })

  it('measures a square stick once, over its whole length', () => {
    const { dimensions } = turnedElevation(woodBalusterShapes['c-5060'])
    expect(dimensions).toEqual([
      { kind: 'along', fromIn: 0, toIn: 42, row: 0 },
      { kind: 'leader', at: [-0.625, 21], valueIn: 1.25, mark: '□', note: 'throughout' },
    ])
  })

  it('winds the strands of a rope between the rings', () => {
    const { outlines } = turnedElevation(woodBalusterShapes['c-5505'])
    const bands = outlines.filter(({ kind }) => kind === 'face')
    expect(bands.length).toBeGreaterThan(10)
  })
})
