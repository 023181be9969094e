import { isSameView, type Orbit } from '@millrun/viewer/orbit/orbit'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { expect, test } from 'vitest'
import { composedView } from './composed-view.ts'
import { stairEye } from './stair-eye.ts'
import { WALK_START, walkView } from './walk-view.ts'

const stair = buildStair(USUAL_DESIGN)
const longer = buildStair({ ...USUAL_DESIGN, totalRiseIn: 130 })
const size = { widthPx: 1200, heightPx: 700 }

function opened() {
  const climbed: number[] = []
  const eye = stairEye(
    document.createElement('div'),
    { stair, size, isPhotograph: false },
    () => undefined,
    { onClimbed: (share) => climbed.push(share) },
  )
  return { eye, climbed, goal: (): Orbit => eye.motion.goal() }
}

function whole(of = stair, isPhotograph = false): Orbit {
  return composedView(of, size, isPhotograph).whole
}

test('looks at the whole stair first, and goes on doing so when the stair changes', () => {
  const { eye, goal } = opened()
  expect(isSameView(goal(), whole())).toBe(true)
  eye.see({ stair: longer })
  expect(isSameView(goal(), whole(longer))).toBe(true)
  eye.close()
})

test('who went nearer stays there when the stair changes', () => {
  const { eye, goal } = opened()
  eye.controls.zoom(2, [0, 0])
  const near = goal()
  eye.see({ stair: longer })
  expect(goal()).toEqual(near)
  eye.close()
})

test('knows whether it is still on the whole, also when the stage becomes another', () => {
  const { eye } = opened()
  expect(eye.isOnWhole()).toBe(true)
  eye.see({ size: { widthPx: 700, heightPx: 700 } })
  expect(eye.isOnWhole()).toBe(true)
  eye.controls.turn(5, 0)
  expect(eye.isOnWhole()).toBe(false)
  eye.controls.reset()
  eye.lookFrom('walk-up')
  expect(eye.isOnWhole()).toBe(false)
  eye.close()
})

test('a photograph is looked at anew, from in front of it', () => {
  const { eye, goal } = opened()
  eye.controls.zoom(2, [0, 0])
  eye.see({ isPhotograph: true })
  expect(isSameView(goal(), whole(stair, true))).toBe(true)
  eye.see({ isPhotograph: false })
  expect(isSameView(goal(), whole())).toBe(true)
  eye.close()
})

test('walks up the stair, tells how far, and comes back to the whole', () => {
  const { eye, climbed, goal } = opened()
  eye.lookFrom('walk-up')
  expect(eye.isWalking()).toBe(true)
  expect(goal()).toEqual(walkView(stair, WALK_START))
  eye.climb(0.5)
  eye.climb(2)
  expect(climbed).toEqual([0.5, 1])
  expect(goal()).toEqual(walkView(stair, { ...WALK_START, share: 1 }))
  eye.lookFrom('orbit')
  expect(isSameView(goal(), whole())).toBe(true)
  eye.close()
})

test('the same hands turn the stair, and the head of who walks', () => {
  const { eye, goal } = opened()
  const before = goal().azimuthDeg
  eye.controls.turn(-5, 0)
  expect(goal().azimuthDeg).toBeCloseTo(before - 5)
  eye.lookFrom('walk-up')
  eye.controls.turn(30, 0)
  expect(goal()).toEqual(walkView(stair, { ...WALK_START, rightDeg: -30 }))
  eye.close()
})
