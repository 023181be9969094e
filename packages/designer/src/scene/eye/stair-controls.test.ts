import type { Orbit } from '@millrun/viewer/orbit/orbit'
import { expect, test } from 'vitest'
import { stairControls } from './stair-controls.ts'

const WHOLE: Orbit = { target: [60, 50, 0], azimuthDeg: 20, elevationDeg: 9, distanceIn: 400 }
const SUBJECT = {
  box: { least: [0, 0, -20], most: [130, 140, 20] },
  size: { widthPx: 800, heightPx: 600 },
  whole: WHOLE,
  view: { azimuthDeg: 20, leastDeg: -40, mostDeg: 50 },
  highestDeg: 38,
} as const

/** What the eye goes to after some turns, moves and zooms. */
function after(act: (controls: ReturnType<typeof stairControls>) => void): Orbit {
  let goal = WHOLE
  const motion = {
    goal: () => goal,
    go: (to: Orbit) => (goal = to),
    jump: (to: Orbit) => (goal = to),
    ask: () => undefined,
    stop: () => undefined,
  }
  act(stairControls(motion, () => SUBJECT))
  return goal
}

test('stays on the open side of the room', () => {
  expect(after(({ turn }) => turn(200, 0)).azimuthDeg).toBe(50)
  expect(after(({ turn }) => turn(-200, 0)).azimuthDeg).toBe(-40)
})

test('never looks from straight above, nor from below the floor', () => {
  expect(after(({ turn }) => turn(0, 80)).elevationDeg).toBe(38)
  expect(after(({ turn }) => turn(0, -80)).elevationDeg).toBe(-3)
})

test('comes as near as 40 inches, and goes little farther than shows the whole', () => {
  expect(after(({ zoom }) => zoom(100, [0, 0])).distanceIn).toBe(40)
  expect(after(({ zoom }) => zoom(0.1, [0, 0])).distanceIn).toBeCloseTo(460)
})

test('does not lose sight of the stair', () => {
  expect(after(({ move }) => move(1e5, 0)).target[0]).toBeLessThanOrEqual(130)
  expect(after(({ move }) => move(0, -1e5)).target[1]).toBe(0)
})

test('goes back to the whole', () => {
  const back = after(({ turn, zoom, reset }) => {
    turn(20, 10)
    zoom(3, [0, 0])
    reset()
  })
  expect(back).toEqual(WHOLE)
})
