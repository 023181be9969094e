import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { askedView } from '../testing/asked-view.ts'
import { ViewButtons } from './view-buttons.tsx'
import { WalkBar } from './walk-bar.tsx'

afterEach(cleanup)

test.each([
  ['Turn left', 'turn -20 0'],
  ['Turn right', 'turn 20 0'],
  ['From above', 'turn 0 20'],
  ['From below', 'turn 0 -20'],
  ['Nearer', 'zoom 1.4 0,0'],
])('%s: %s', async (name, call) => {
  const { view, calls } = askedView()
  render(<ViewButtons view={view} />)
  await userEvent.setup().click(screen.getByRole('button', { name }))
  expect(calls).toEqual([call])
})

test('the way up is walked by a slider that tells how far', () => {
  const { view, calls } = askedView()
  render(<WalkBar view={view} climbed={0.42} />)
  const slider = screen.getByRole('slider', { name: 'Walk up' })
  expect(slider.getAttribute('aria-valuetext')).toBe('42 percent of the way up')
  expect(slider).toHaveProperty('value', '42')
  fireEvent.change(slider, { target: { value: '70' } })
  expect(calls).toEqual(['climb 0.7'])
})
