import { screen, within } from '@testing-library/react'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { goTo, openDesigner } from '../testing/open-designer.tsx'

/** Treads of 6 inches do not hold three bars with 4 inches between them at the pitch of a rail this low. */
const STEEP = { ...USUAL_DESIGN, runIn: 6, totalRiseIn: 240, risers: 20 } as const

test('nothing is put right where nothing is wrong', async () => {
  const { visitor } = await openDesigner(USUAL_DESIGN)
  await goTo(visitor, 'Customize layout')
  expect(screen.queryByRole('region', { name: /to put right$/ })).toBeNull()
})

test('a problem of the parts leads to the balusters', async () => {
  const { visitor } = await openDesigner(STEEP)
  await goTo(visitor, 'Customize layout')
  const list = within(screen.getByRole('region', { name: /to put right$/ }))
  const [toParts] = list.getAllByRole('button', { name: 'Go to the balusters' })
  if (toParts === undefined) throw new Error('no way to the balusters')
  await visitor.click(toParts)
  await screen.findByRole('tabpanel', { name: 'Pick balusters' })
})

test('a problem of the layout leads to where it is decided, and stands there too', async () => {
  const { visitor } = await openDesigner({ ...USUAL_DESIGN, layout: 'l-landing', risers: 3 })
  const panel = await goTo(visitor, 'Customize layout')
  const list = within(screen.getByRole('region', { name: /to put right$/ }))
  const text = 'A stair with a landing needs at least 4 risers.'
  list.getByText(text)
  expect(panel.getAllByText(text)).toHaveLength(2)
  await visitor.click(list.getByRole('button', { name: 'Show me where' }))
  const steps = panel.getByRole('group', { name: 'How many steps up?' })
  expect(steps.contains(document.activeElement)).toBe(true)
})

test('two walls say so beside the choice of sides', async () => {
  const { visitor } = await openDesigner({ ...USUAL_DESIGN, left: 'wall', right: 'wall' })
  const panel = await goTo(visitor, 'Customize layout')
  const text = 'Both sides are walls, so there is no balustrade to draw. Open a side.'
  expect(panel.getAllByText(text)).toHaveLength(2)
  await visitor.click(panel.getByRole('radio', { name: 'On both sides' }))
  expect(panel.queryByText(text)).toBeNull()
})
