import { act, screen, waitFor } from '@testing-library/react'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { designLink } from '../link/design-link.ts'
import { openAddress } from './testing/open-designer.tsx'

const tab = () => screen.getByRole('tab', { selected: true }).textContent

test('an address with a number of steps begins with a stair that has them, and says what it takes for granted', async () => {
  const { notices } = await openAddress('?steps=9')
  expect(notices).toEqual([
    {
      title: 'Started with 9 steps',
      // nine risers of the first stair's 7.64, to an eighth
      description:
        'Their total rise is taken to be 68-3/4". Measure yours, and enter it under Customize layout before you order.',
    },
  ])
  // eight treads with three bars each, the first without the one that the newel stands for
  screen.getByText(/^23 balusters/)
  expect(tab()).toBe('1Choose background')
})

test('an address with a finished staircase opens its parts list', async () => {
  const { notices } = await openAddress('?preset=scene-straight-lines')
  expect(tab()).toBe('4Save and share')
  expect(notices[0]?.title).toBe('Started with 14 steps')
})

test('what an address asks for in vain is said, and the first stair stands there', async () => {
  const { notices } = await openAddress('?steps=400')
  expect(notices).toEqual([
    {
      title: 'Not all of this address could be followed',
      description:
        'The number of steps has to be a whole number from 2 to 30, so the stair has 14.',
      tone: 'destructive',
    },
  ])
})

test('a design in the address comes before what the address asks to begin with', async () => {
  const { notices } = await openAddress(`?steps=9#${designLink(USUAL_DESIGN)}`)
  screen.getByText('38 balusters, gaps of at most 2.833"')
  expect(notices).toEqual([])
})

test('what an address began with is one step to undo, and asked for no second time', async () => {
  const { visitor, notices } = await openAddress('?steps=9')
  await waitFor(() => expect(window.location.hash).toContain('r=9'))
  expect(window.location.search).toBe('')
  await visitor.click(screen.getByRole('button', { name: 'Undo' }))
  screen.getByText(/^38 balusters/)
  expect(notices).toHaveLength(1)
})

test('another link in the same window opens, and the one before comes back with Undo', async () => {
  const { visitor } = await openAddress(`#${designLink(USUAL_DESIGN)}`)
  act(() => {
    // an old link of the first form: 96 inches are 13 risers, 12 treads
    window.location.hash = '#d=1&h=96'
  })
  await screen.findByText(/^35 balusters/)
  await visitor.click(screen.getByRole('button', { name: 'Undo' }))
  screen.getByText(/^38 balusters/)
})
