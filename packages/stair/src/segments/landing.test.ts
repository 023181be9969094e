import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { floorPlaceIn } from './frame.ts'
import { halfTurn, quarterTurn } from './landing.ts'

const HERE = { frame: { xIn: 100, zIn: 0, headingDeg: 0 }, floorIn: 50 }

/** 40 inches wide, open on both sides: seven risers below a landing, and seven above it. */
function stairOf(changes: Partial<Design>) {
  return buildStair({ ...USUAL_DESIGN, left: 'open', right: 'open', ...changes })
}

function newelPlaces(changes: Partial<Design>, side: string) {
  return stairOf(changes)
    .newels.filter(({ spot }) => spot.id.startsWith(side))
    .slice(1, -1)
    .map(({ spot }) => floorPlaceIn(spot.frame, spot.alongIn, spot.rightIn))
}

describe('a quarter turn', () => {
  test('goes on beside the middle of the landing, to the left or to the right', () => {
    expect(quarterTurn(HERE, 'left', 40, 0)).toEqual({
      frame: { xIn: 120, zIn: -20, headingDeg: 90 },
      floorIn: 50,
    })
    expect(quarterTurn(HERE, 'right', 40, 0).frame).toEqual({
      xIn: 120,
      zIn: 20,
      headingDeg: -90,
    })
  })

  test('that reaches into both flights ends so much farther on and out', () => {
    expect(quarterTurn(HERE, 'left', 40, 10).frame).toEqual({
      xIn: 130,
      zIn: -30,
      headingDeg: 90,
    })
  })
})

test('a half turn comes back beside where it began', () => {
  expect(halfTurn(HERE, 'right', 48).frame).toEqual({ xIn: 100, zIn: 48, headingDeg: -180 })
})

describe('the landing of an L', () => {
  test('lies between flights of seven risers, 60 inches long', () => {
    const { segments, landing } = stairOf({ layout: 'l-landing' })
    expect(segments.map(({ risers }) => risers)).toEqual([7, 0, 7])
    expect(segments[0]?.flight?.lengthIn).toBe(60)
    expect(landing).toMatchObject({ heightIn: 53.5, depthIn: 40, leftIn: 20, rightIn: 20 })
  })

  test('has one newel in its inner corner, two inches in from both edges', () => {
    expect(newelPlaces({ layout: 'l-landing' }, 'left')).toEqual([[62, -18]])
  })

  test('has one at every outer corner', () => {
    expect(newelPlaces({ layout: 'l-landing' }, 'right')).toEqual([
      [62, 18],
      [98, 18],
      [98, -18],
    ])
  })
})

describe('the landing of a U', () => {
  test('is as wide as both flights and the well between them', () => {
    const { landing } = stairOf({ layout: 'u-landing', wellIn: 10, landingIn: 45 })
    expect(landing).toMatchObject({ depthIn: 45, leftIn: 70, rightIn: 20 })
  })

  test('has two newels across the well and four outside', () => {
    expect(newelPlaces({ layout: 'u-landing', wellIn: 10 }, 'left')).toEqual([
      [62, -18],
      [62, -32],
    ])
    expect(newelPlaces({ layout: 'u-landing', wellIn: 10 }, 'right')).toEqual([
      [62, 18],
      [98, 18],
      [98, -68],
      [62, -68],
    ])
  })

  test('says how far apart its flights are', () => {
    const { segments } = stairOf({ layout: 'u-landing', wellIn: 10 })
    expect(segments.map(({ wellIn }) => wellIn)).toEqual([undefined, 10, undefined])
  })
})
