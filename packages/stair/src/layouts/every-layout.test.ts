import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Design, LAYOUTS } from '../design/design.ts'
import { buildStair } from '../model/build-stair.ts'
import type { Stair } from '../model/stair.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { floorPlaceIn } from '../segments/frame.ts'
import { anyDesign } from '../testing/any-design.ts'

function forEvery(layout: Design['layout'], isSo: (stair: Stair) => void) {
  fc.assert(
    fc.property(anyDesign(), (design) => isSo(buildStair({ ...design, layout }))),
    { numRuns: 15 },
  )
}

describe.each(LAYOUTS)('every stair of the shape %s', (layout) => {
  test('climbs evenly from tread to tread, and to the upper floor', () => {
    forEvery(layout, ({ segments, steps, design }) => {
      const tops = segments.flatMap(({ surfaces }) =>
        surfaces.filter(({ of }) => of !== 'floor').map(({ topIn }) => topIn),
      )
      for (const [index, topIn] of tops.entries()) {
        expect(topIn).toBeCloseTo((index + 1) * steps.riseIn, 6)
      }
      const risers = segments.reduce((sum, segment) => sum + segment.risers, 0)
      expect(risers).toBe(steps.risers)
      expect(steps.risers * steps.riseIn).toBeCloseTo(risers === 0 ? 0 : design.totalRiseIn, 6)
    })
  })

  test('begins every segment where the one before it ends', () => {
    forEvery(layout, ({ segments }) => {
      for (const [index, { begins }] of segments.slice(1).entries()) {
        expect(begins).toEqual(segments[index]?.ends)
      }
    })
  })

  test('lets no sphere between its balusters', () => {
    forEvery(layout, ({ bays }) => {
      const wide = bays.filter(({ gaps, sphereIn }) =>
        gaps.some(({ widthIn }) => widthIn > sphereIn + 1e-6),
      )
      expect(wide).toEqual([])
    })
  })

  test('has no two newels in one place', () => {
    forEvery(layout, ({ newels }) => {
      const places = newels.map(({ spot }) =>
        floorPlaceIn(spot.frame, spot.alongIn, spot.rightIn).map((value) => Math.round(value)),
      )
      expect(new Set(places.map(String)).size).toBe(places.length)
    })
  })

  test('costs the sum of its lines', () => {
    forEvery(layout, (stair) => {
      const { lines, totalCents } = partsList(stair)
      const sum = lines.reduce(
        (cents, { line, quantity }) => cents + line.unitPriceCents * quantity,
        0,
      )
      expect(totalCents).toBe(sum)
    })
  })
})
