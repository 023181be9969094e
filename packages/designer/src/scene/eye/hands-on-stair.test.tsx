import { listenToHands } from '@millrun/viewer/orbit/orbit-input'
import { isSameView, type Orbit } from '@millrun/viewer/orbit/orbit'
import { fireEvent } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { afterEach, expect, test } from 'vitest'
import { composedView } from './composed-view.ts'
import { stairEye } from './stair-eye.ts'

const stair = buildStair(USUAL_DESIGN)
const size = { widthPx: 1200, heightPx: 700 }
const { whole } = composedView(stair, size, false)

afterEach(() => document.body.replaceChildren())

/** A stair on the page, as its view is opened: the eye, and hands that lead it. */
function opened() {
  const host = document.createElement('div')
  host.tabIndex = 0
  document.body.append(host)
  const climbed: number[] = []
  const subject = { stair, size, isPhotograph: false }
  const eye = stairEye(host, subject, () => undefined, { onClimbed: (to) => climbed.push(to) })
  listenToHands(host, eye.controls)
  const seen = (): Orbit => eye.motion.goal()
  return { host, eye, climbed, seen, visitor: userEvent.setup() }
}

/** How far round, up and near the eye went, in degrees and as a factor. */
function gone({ azimuthDeg, elevationDeg, distanceIn }: Orbit): readonly number[] {
  return [
    azimuthDeg - whole.azimuthDeg,
    elevationDeg - whole.elevationDeg,
    whole.distanceIn / distanceIn,
  ].map((value) => Math.round(value * 1000) / 1000 + 0)
}

test.each([
  ['{ArrowLeft}', [-15, 0, 1]],
  ['{ArrowRight}', [15, 0, 1]],
  ['{ArrowUp}', [0, 15, 1]],
  ['+', [0, 0, 1.25]],
  ['={-}', [0, 0, 1]],
])('%s turns and zooms the stair', async (keys, way) => {
  const { host, seen, visitor } = opened()
  host.focus()
  await visitor.keyboard(keys)
  expect(gone(seen())).toEqual(way)
})

test('Shift with arrow keys moves it, and Home shows it whole again', async () => {
  const { host, seen, visitor } = opened()
  host.focus()
  await visitor.keyboard('++{Shift>}{ArrowUp}{/Shift}')
  expect(gone(seen())).toEqual([0, 0, 1.563])
  expect(seen().target[1]).toBeGreaterThan(whole.target[1])
  await visitor.keyboard('{Home}')
  expect(isSameView(seen(), whole)).toBe(true)
})

test('keys of the browser are left to it', async () => {
  const { host, seen, visitor } = opened()
  host.focus()
  await visitor.keyboard('{Control>}+{/Control}{Alt>}{ArrowLeft}{/Alt}')
  expect(isSameView(seen(), whole)).toBe(true)
})

test('who walks goes up and down by arrow keys, and turns the head by the others', async () => {
  const { host, eye, climbed, seen, visitor } = opened()
  eye.lookFrom('walk-up')
  host.focus()
  const ahead = seen()
  await visitor.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  // each a zoom by 1.5: log2(1.5) of 0.12
  expect(climbed).toEqual([0.0702, 0.1404, 0.0702].map((share) => expect.closeTo(share, 4)))
  expect(seen().elevationDeg).toBe(ahead.elevationDeg)
  await visitor.keyboard('{ArrowRight}')
  expect(seen().azimuthDeg).toBeCloseTo(ahead.azimuthDeg + 15)
  await visitor.keyboard('{Home}')
  expect(climbed.at(-1)).toBe(0)
})

const at = (clientX: number, clientY: number) => ({ pointerId: 1, clientX, clientY })

test('a pointer turns the stair by dragging, and moves it with Shift or the right button', () => {
  const { host, seen } = opened()
  fireEvent.pointerDown(host, at(100, 100))
  fireEvent.pointerMove(host, at(80, 100))
  // 20 pixels at 0.4 degrees
  expect(gone(seen())).toEqual([8, 0, 1])
  fireEvent.pointerMove(host, { ...at(60, 100), buttons: 2 })
  fireEvent.pointerMove(host, { ...at(40, 100), shiftKey: true })
  expect(gone(seen())).toEqual([8, 0, 1])
  expect(seen().target).not.toEqual(whole.target)
  const there = seen()
  fireEvent.pointerUp(host, at(40, 100))
  fireEvent.pointerMove(host, at(300, 100))
  expect(seen()).toEqual(there)
})

test('two fingers that spread to twice as far bring it twice as near', () => {
  const { host, seen } = opened()
  fireEvent.pointerDown(host, { pointerId: 1, clientX: 0, clientY: 0 })
  fireEvent.pointerDown(host, { pointerId: 2, clientX: 100, clientY: 0 })
  fireEvent.pointerMove(host, { pointerId: 2, clientX: 200, clientY: 0 })
  expect(gone(seen())).toEqual([0, 0, 2])
})

test('a wheel scrolls the page past a stair that has not the focus, and zooms one that has', () => {
  const { host, seen } = opened()
  fireEvent.wheel(host, { deltaY: -200 })
  expect(isSameView(seen(), whole)).toBe(true)
  host.focus()
  fireEvent.wheel(host, { deltaY: -200 })
  // e to the 0.3
  expect(gone(seen())).toEqual([0, 0, 1.35])
})
