import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listenToSteps, walkControls } from './walk-controls.ts'
import { type Walk, WALK_START } from './walk-view.ts'

function walker(start: Walk = WALK_START) {
  let walk = start
  const controls = walkControls(
    () => walk,
    (next) => (walk = next),
  )
  return { controls, here: () => walk }
}

test('zooming in by two leads an eighth of the way up, as far as there is', () => {
  const { controls, here } = walker()
  controls.zoom(2, [0, 0])
  expect(here().share).toBeCloseTo(0.12)
  controls.zoom(2 ** 20, [0, 0])
  expect(here().share).toBe(1)
  controls.move(0, -1e5)
  expect(here().share).toBe(0)
})

test('turning turns the head, up and down not farther than a neck does', () => {
  const { controls, here } = walker({ ...WALK_START, downDeg: 0 })
  controls.turn(25, 10)
  expect(here()).toEqual({ share: 0, rightDeg: -25, downDeg: 10 })
  controls.turn(0, 500)
  expect(here().downDeg).toBe(40)
  controls.turn(0, -500)
  expect(here().downDeg).toBe(-30)
})

test('reset is the foot of the stair', () => {
  const { controls, here } = walker({ share: 0.7, rightDeg: 30, downDeg: -10 })
  controls.reset()
  expect(here()).toEqual(WALK_START)
})

test('arrow keys walk up and down while somebody walks, and are left alone else', async () => {
  const host = document.createElement('div')
  host.tabIndex = 0
  document.body.append(host)
  host.focus()
  const { controls, here } = walker()
  let isWalking = false
  const stop = listenToSteps(host, () => (isWalking ? controls : undefined))
  const visitor = userEvent.setup()
  await visitor.keyboard('{ArrowUp}')
  expect(here().share).toBe(0)
  isWalking = true
  await visitor.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  // one press is a zoom by 1.5: log2(1.5) of 0.12
  expect(here().share).toBeCloseTo(0.0702, 4)
  stop()
  await visitor.keyboard('{ArrowUp}')
  expect(here().share).toBeCloseTo(0.0702, 4)
  host.remove()
})
