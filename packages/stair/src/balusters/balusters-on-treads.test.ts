import { describe, expect, test } from 'vitest'
import { evenBalusters } from './baluster-count.ts'
import { balustersOnTreads, newelFaceIn, treadRhythm } from './balusters-on-treads.ts'

/** Half inch bars on treads of 10 inches: three on each, 3-1/3 apart. */
const BARS = treadRhythm(10, 0.5, 4)

describe('the rhythm of a flight', () => {
  test('is three half inch bars on a tread of 10, and two of 1-1/4 on one of 10-1/2', () => {
    expect(BARS).toMatchObject({ perTread: 3, spacingIn: 10 / 3 })
    expect(treadRhythm(10.5, 1.25, 4)).toMatchObject({ perTread: 2, spacingIn: 5.25 })
  })

  test('begins half a spacing behind the nosing', () => {
    // half of 3-1/3 is 1-2/3, less the nosing of 1-1/4
    expect(BARS.firstIn).toBeCloseTo(5 / 3 - 1.25, 9)
  })

  test('keeps a thick baluster behind the face of the riser', () => {
    const thick = treadRhythm(6, 1.75, 4)
    expect(thick.firstIn - 1.75 / 2).toBeGreaterThanOrEqual(0)
  })
})

describe('balusters between two newels', () => {
  test('go on from tread to tread without a break', () => {
    const places = balustersOnTreads(BARS, 0, 130)
    expect(places).toHaveLength(39 - 1)
    for (const [index, place] of places.slice(1).entries()) {
      expect(place - (places[index] ?? 0)).toBeCloseTo(10 / 3, 6)
    }
  })

  test('stand evenly where no tread fits between', () => {
    expect(balustersOnTreads(BARS, 0, 0.5)).toEqual([])
    expect(evenBalusters(0, 12.5, 0.5, 4)).toHaveLength(2)
  })
})

describe('a newel', () => {
  test('stands where the gap beside it is the gap between balusters', () => {
    const faceIn = newelFaceIn(BARS, 0, true)
    const gapIn = 10 / 3 - 0.5
    const [first] = balustersOnTreads(BARS, faceIn, 130)
    expect((first ?? 0) - 0.25 - faceIn).toBeCloseTo(gapIn, 6)
  })

  test('at the head does so below it', () => {
    const faceIn = newelFaceIn(BARS, 130, false)
    const last = balustersOnTreads(BARS, 0, faceIn).at(-1) ?? 0
    expect(faceIn - last - 0.25).toBeCloseTo(10 / 3 - 0.5, 6)
    expect(Math.abs(faceIn - 130)).toBeLessThanOrEqual(5 / 3)
  })
})

describe('balusters in a level bay', () => {
  test('leave one gap more than there are bars, all alike', () => {
    // 21 half inch bars in 96 inches: 22 gaps of 3.886
    const places = evenBalusters(0, 96, 0.5, 4)
    expect(places).toHaveLength(21)
    expect(places[0]).toBeCloseTo(85.5 / 22 + 0.25, 9)
  })

  test('are none where no ball of four inches passes', () => {
    expect(evenBalusters(0, 4, 0.5, 4)).toEqual([])
  })
})
