import { describe, expect, it } from 'vitest'
import { floorPlaceIn, rightOf } from '../segments/frame.ts'
import { spansBeside, wallBetween, withOpening } from './wall.ts'

describe('a wall between two places', () => {
  it.each([
    { a: [0, 0], b: [120, 0] },
    { a: [120, 0], b: [0, 0] },
  ] as const)('looks into its room, whichever way it is stated', ({ a, b }) => {
    const wall = wallBetween(a, b, [60, 200], [0, 96], 'behind')
    expect(rightOf(wall.frame)).toEqual([0, 0, 1])
    expect(wall.lengthIn).toBe(120)
    expect(floorPlaceIn(wall.frame, 120, 0)).toEqual([120, 0])
  })

  it('runs the other way where its room is on the other side', () => {
    const { frame } = wallBetween([0, 0], [120, 0], [60, -200], [0, 96], 'behind')
    expect(rightOf(frame)).toEqual([0, 0, -1])
    expect([frame.xIn, frame.zIn]).toEqual([120, 0])
  })
})

describe('an opening', () => {
  const wall = wallBetween([0, 0], [120, 0], [60, 200], [0, 96], 'behind')

  it('has its middle at the place nearest to where it is wanted', () => {
    const [window] = withOpening(wall, 'window', [60, 40], 34, [30, 84]).openings
    expect(window).toEqual({ kind: 'window', along: [43, 77], up: [30, 84] })
  })

  it('is left out where the wall has no 6" beside or above it', () => {
    expect(withOpening(wall, 'window', [22, 0], 34, [30, 84]).openings).toEqual([])
    expect(withOpening(wall, 'window', [60, 0], 34, [30, 91]).openings).toEqual([])
  })
})

describe('what an opening leaves of a wall', () => {
  const openings = [
    { kind: 'window', along: [90, 110], up: [40, 80] },
    { kind: 'door', along: [20, 50], up: [0, 80] },
  ] as const

  it('is whole above and below it', () => {
    expect(spansBeside({ openings }, [0, 120], [90, 95], 4)).toEqual([[0, 120]])
  })

  it('begins and ends beside it, in order, whatever order they are stated in', () => {
    expect(spansBeside({ openings }, [0, 120], [0, 7], 4)).toEqual([
      [0, 16],
      [54, 120],
    ])
    expect(spansBeside({ openings }, [0, 120], [50, 60], 4)).toEqual([
      [0, 16],
      [54, 86],
      [114, 120],
    ])
  })

  it('is the whole of a length that the opening is not in', () => {
    expect(spansBeside({ openings }, [60, 80], [0, 7], 4)).toEqual([[60, 80]])
  })
})
