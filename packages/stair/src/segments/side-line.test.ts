import { describe, expect, test } from 'vitest'
import { frameBetween, forwardOf, placeIn, rightOf } from './frame.ts'
import { alongOf, floorBelow, levelStretch, newelAtIn, sideLineIn } from './side-line.ts'

const EAST = { xIn: 0, zIn: 0, headingDeg: 0 }

describe('a frame', () => {
  test('leads along x, with its right along z', () => {
    expect(forwardOf(EAST).map((value) => value + 0)).toEqual([1, 0, 0])
    expect(rightOf(EAST)).toEqual([0, 0, 1])
  })

  test('turned to the left leads away from z, and its quarter turns are whole', () => {
    expect(forwardOf({ ...EAST, headingDeg: 90 })).toEqual([0, 0, -1])
    expect(rightOf({ ...EAST, headingDeg: 90 })).toEqual([1, 0, 0])
  })

  test('puts a place along it, up, and to its right', () => {
    expect(placeIn({ xIn: 5, zIn: 7, headingDeg: 180 }, 10, 3, 2)).toEqual([-5, 3, 5])
  })

  test('between two places heads from one to the other', () => {
    expect(frameBetween([1, 0, 1], [1, 9, 5])).toEqual({ xIn: 1, zIn: 1, headingDeg: -90 })
  })
})

test('balusters stand two inches in from the side of a stair', () => {
  expect(sideLineIn('left', 40)).toBe(-18)
  expect(sideLineIn('right', 36)).toBe(16)
})

describe('a stop', () => {
  const newel = newelAtIn('corner', { frame: EAST, floorIn: 20 }, 62, -18)

  test('is as far along its own frame as it says', () => {
    expect(alongOf(EAST, newel)).toBe(62)
  })

  test('is seen along another frame by where it stands', () => {
    // the upper flight of an L begins at (80, -20) and leads away from z: the corner lies 2 inches before it
    expect(alongOf({ xIn: 80, zIn: -20, headingDeg: 90 }, newel)).toBe(-2)
  })
})

describe('a level stretch', () => {
  test('runs from stop to stop, on its floor', () => {
    const from = newelAtIn('corner', { frame: EAST, floorIn: 50 }, 0, 18)
    const to = newelAtIn('corner', { frame: EAST, floorIn: 50 }, 36, 18)
    const span = levelStretch('right-level', 'Landing, right side', 'right', 50).span(from, to)
    expect(span).toMatchObject({ kind: 'level', rightIn: 0, floorIn: 50 })
    expect(span.frame).toEqual({ xIn: 0, zIn: 18, headingDeg: 0 })
  })

  test('has the same floor everywhere below it', () => {
    const ground = floorBelow(50)
    expect([ground.lineIn(-5), ground.topIn(99), ground.slopeDeg]).toEqual([50, 50, 0])
  })
})
