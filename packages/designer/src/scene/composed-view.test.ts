import { seenAt } from '@millrun/viewer/orbit'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildStair } from '../model/build-stair.ts'
import { anyDesign } from '../testing/any-design.ts'
import { composedView } from './composed-view.ts'
import { stairHull } from './stair-hull.ts'

const frames = [
  { widthPx: 1280, heightPx: 800 },
  { widthPx: 390, heightPx: 420 },
]

test('the whole stair lies within the frame of a desktop and of a phone', () => {
  fc.assert(
    fc.property(
      anyDesign(),
      fc.constantFrom(...frames),
      fc.boolean(),
      (design, frame, isPhotograph) => {
        const stair = buildStair(design)
        const { whole } = composedView(stair, frame, isPhotograph)
        for (const point of stairHull(stair)) {
          const [x, y] = seenAt(whole, frame, point)
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(frame.widthPx)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(frame.heightPx)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('it is looked at within the angles that one may turn it to', () => {
  fc.assert(
    fc.property(anyDesign(), fc.constantFrom(...frames), (design, frame) => {
      const { whole, view } = composedView(buildStair(design), frame, false)
      expect(whole.azimuthDeg).toBeGreaterThanOrEqual(view.leastDeg)
      expect(whole.azimuthDeg).toBeLessThanOrEqual(view.mostDeg)
      expect(whole.elevationDeg).toBeGreaterThan(0)
    }),
  )
})
