import { LAYOUTS } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { expect, test } from 'vitest'
import { boxOf, stairHull } from './stair-hull.ts'

test('a straight stair reaches from its floor to the top of its upper newel', () => {
  const stair = buildStair(USUAL_DESIGN)
  const { least, most } = boxOf(stairHull(stair))
  expect(least[1]).toBe(0)
  const tops = stair.newels.map(({ footIn, lengthIn }) => footIn + lengthIn)
  expect(most[1]).toBeCloseTo(Math.max(...tops))
  // 13 treads of 10 inches, and both sides of 40 inches
  expect(most[0]).toBeGreaterThanOrEqual(130)
  expect([least[2], most[2]]).toEqual([-20, 20])
})

test('of a level run one sees its edge and what stands on it', () => {
  const stair = buildStair({ ...USUAL_DESIGN, layout: 'balcony', balconyIn: 144 })
  const { least, most } = boxOf(stairHull(stair))
  expect(least[0]).toBeLessThanOrEqual(0)
  expect(most[0]).toBeGreaterThanOrEqual(144)
  expect(least[1]).toBe(-14)
  expect(most[1]).toBeGreaterThanOrEqual(40)
})

test.each(LAYOUTS)('%s: every tread, wedge and newel lies within', (layout) => {
  const stair = buildStair({ ...USUAL_DESIGN, layout })
  const { least, most } = boxOf(stairHull(stair))
  const treads = stair.segments
    .flatMap(({ surfaces }) => surfaces)
    .filter(({ of }) => of === 'tread' || of === 'wedge')
  for (const [xIn, zIn] of treads.flatMap(({ plan }) => plan)) {
    expect(xIn).toBeGreaterThanOrEqual(least[0] - 2)
    expect(xIn).toBeLessThanOrEqual(most[0] + 2)
    expect(zIn).toBeGreaterThanOrEqual(least[2] - 2)
    expect(zIn).toBeLessThanOrEqual(most[2] + 2)
  }
})
