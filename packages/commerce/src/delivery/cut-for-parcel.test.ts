import { packedSize } from '@millrun/catalogue/packing/packed-size'
import { expect, test } from 'vitest'
import { LONGEST_CUT_IN } from '@millrun/catalogue/choosing/cut'
import { piecesForParcel } from './cut-for-parcel.ts'
import { SHIPPING_LIMITS } from './shipping-limits.ts'

test.each([
  [96, [48, 48]],
  [120, [60, 60]],
  [144, [72, 72]],
  [192, [64, 64, 64]],
  [240, [80, 80, 80]],
  [186, [93, 93]],
  [187, [63, 62, 62]],
  [97, [49, 48]],
  [99.5, [50, 49.5]],
])('a stick of %d in is cut to %j', (stickIn, pieces) => {
  expect(piecesForParcel(stickIn)).toEqual(pieces)
})

test('pieces of any stick in sixteenths come to it exactly, and none is too long', () => {
  for (let sixteenths = 32; sixteenths <= 400 * 16; sixteenths += 1) {
    const stickIn = sixteenths / 16
    const pieces = piecesForParcel(stickIn)
    expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(stickIn)
    expect(Math.max(...pieces)).toBeLessThanOrEqual(LONGEST_CUT_IN)
    expect(Math.min(...pieces)).toBeGreaterThan(0)
    expect(pieces.length).toBeGreaterThan(1)
  }
})

test('the longest cut packs as long as parcels may be', () => {
  const stick = { lengthIn: LONGEST_CUT_IN, widthIn: 2, heightIn: 2, weightLb: 5 }
  expect(packedSize(stick).lengthIn).toBe(SHIPPING_LIMITS[0].own.packedIn)
})

test('nothing is cut of nothing', () => {
  expect(piecesForParcel(0)).toEqual([])
  expect(piecesForParcel(Number.NaN)).toEqual([])
})
