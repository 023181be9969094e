import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { anyDesign } from '@millrun/stair/testing/any-design'
import { walkPath } from './walk-path.ts'

test('begins 62 inches above the lower floor and ends as far above the upper one', () => {
  const walk = walkPath(buildStair(USUAL_DESIGN))
  expect(walk(0).eye[1]).toBeCloseTo(62)
  expect(walk(1).eye[1]).toBeCloseTo(107 + 62)
})

test('never goes down, and turns with the stair', () => {
  fc.assert(
    fc.property(anyDesign(), fc.double({ min: 0, max: 0.95, noNaN: true }), (design, share) => {
      const walk = walkPath(buildStair(design))
      expect(walk(share + 0.05).eye[1]).toBeGreaterThanOrEqual(walk(share).eye[1] - 1e-6)
    }),
  )
  const turning = walkPath(buildStair({ ...USUAL_DESIGN, layout: 'l-landing', turn: 'right' }))
  expect([turning(0).headingDeg, turning(1).headingDeg]).toEqual([0, -90])
})
