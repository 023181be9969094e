import { eyeOf } from '@millrun/viewer/orbit/orbit'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { expect, test } from 'vitest'
import { walkPath } from './walk-path.ts'
import { walkView } from './walk-view.ts'

const stair = buildStair(USUAL_DESIGN)

test.each([0, 0.3, 1])('the eye is on the way up at %s of it', (share) => {
  const seen = eyeOf(walkView(stair, { share, rightDeg: 40, downDeg: 12 }))
  for (const [axis, at] of walkPath(stair)(share).eye.entries()) {
    expect(seen[axis]).toBeCloseTo(at, 6)
  }
})

test('looks ahead up the flight, and to the right when the head is turned', () => {
  // the flight runs along x: what is looked at lies ahead of the eye
  const ahead = walkView(stair, { share: 0, rightDeg: 0, downDeg: 0 })
  expect(ahead.target[0]).toBeGreaterThan(eyeOf(ahead)[0])
  expect(ahead.target[2]).toBeCloseTo(eyeOf(ahead)[2])
  const aside = walkView(stair, { share: 0, rightDeg: 90, downDeg: 0 })
  expect(aside.target[2]).toBeGreaterThan(eyeOf(aside)[2])
})
