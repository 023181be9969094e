import path from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DesignProvider } from '../design-state.tsx'
import { askedView } from '../testing/asked-view.ts'
import { Stage } from './stage.tsx'
import type { StairViewState } from './use-stair-view.ts'

afterEach(cleanup)

/** The stage with the first preset on it, while its 3D view is as said. */
function stage(now: Partial<StairViewState>, isTrue = true) {
  const in3d = {
    view: undefined,
    isSettled: false,
    failure: undefined,
    isInterrupted: false,
    climbed: 0,
    ...now,
  }
  return (
    <DesignProvider>
      <Stage in3d={{ place: { current: null }, ...in3d }} isTrue={isTrue} isPrinted={false} />
    </DesignProvider>
  )
}

/** Opens the stage; gives back how its 3D view goes on. */
function open(state: Partial<StairViewState>) {
  const { rerender } = render(stage(state))
  return { visitor: userEvent.setup(), goOn: (now: typeof state) => rerender(stage(now)) }
}

const told = () => screen.getByRole('status').textContent
const drawings = () => screen.queryAllByRole('img', { name: /drawn with its dimensions$/ })

test('until the 3D view has come its elevation stands there, and that it is coming is said', () => {
  const { goOn } = open({})
  expect(told()).toBe('Opening the 3D view …')
  expect(drawings()).toHaveLength(1)
  expect(screen.queryByRole('group', { name: 'Turn and zoom' })).toBeNull()
  goOn({ view: askedView().view })
  expect(told()).toBe('')
  expect(drawings()).toEqual([])
  screen.getByRole('group', { name: 'Turn and zoom' })
})

const stills = () => Array.from(document.querySelectorAll('img'), ({ src }) => path.basename(src))

test('over the drawing lies the still of the preset, until the 3D view is as sharp or somebody goes on', () => {
  const { view } = askedView()
  const { goOn } = open({})
  expect(stills()).toEqual(['bronze-baskets-phone.avif'])
  goOn({ view })
  expect(stills()).toEqual(['bronze-baskets-phone.avif'])
  goOn({ view, isSettled: true })
  expect(stills()).toEqual([])
})

test('no still is shown of a stair that is not the one asked for, nor where there will be no 3D view', () => {
  render(stage({}, false))
  expect(stills()).toEqual([])
  cleanup()
  open({ failure: 'no-webgl' })
  expect(stills()).toEqual([])
  expect(drawings()).toHaveLength(1)
})

test('only the look at the whole has a still', async () => {
  const { visitor } = open({})
  await visitor.click(screen.getByRole('radio', { name: 'Walk up' }))
  expect(stills()).toEqual([])
  await visitor.click(screen.getByRole('radio', { name: '3D' }))
  expect(stills()).toEqual(['bronze-baskets-phone.avif'])
})

test('a view that could not be fetched says that the design is kept', () => {
  open({ failure: 'not-loaded' })
  expect(told()).toBe(
    'The 3D view could not be loaded. Reload the page to try again; the design is kept.',
  )
})

test('a card that was taken away is said to come back', () => {
  open({ view: askedView().view, isInterrupted: true })
  expect(told()).toBe('The 3D view was interrupted and comes back by itself.')
})

test('the eye goes where the look says, and stays there while drawings are looked at', async () => {
  const { view, calls } = askedView()
  const { visitor } = open({ view, climbed: 0.5 })
  await visitor.click(screen.getByRole('radio', { name: 'Walk up' }))
  const way = screen.getByRole('slider', { name: 'Walk up' })
  expect(way.getAttribute('aria-valuetext')).toBe('50 percent of the way up')
  await visitor.click(screen.getByRole('radio', { name: 'Plan' }))
  expect(screen.queryByRole('slider', { name: 'Walk up' })).toBeNull()
  expect(drawings().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Plan, drawn with its dimensions'),
  ])
  await visitor.click(screen.getByRole('radio', { name: '3D' }))
  expect(calls).toEqual(['look orbit', 'look walk-up', 'look orbit'])
})

test('who sees nothing is told the stair and the keys in words', () => {
  open({ view: askedView().view })
  screen.getByText(/14 risers of 7-5\/8" \(7\.643"\) and treads of 10"/)
  screen.getByText(/^Arrow keys turn the stair, or walk it up and down; plus and minus zoom/)
})
