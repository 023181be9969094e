import { screen, within } from '@testing-library/react'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { goTo, openDesigner } from '../testing/open-designer.tsx'

async function openBalusters(edit: Partial<Design>) {
  const { visitor } = await openDesigner({ ...USUAL_DESIGN, ...edit })
  const panel = await goTo(visitor, 'Pick balusters')
  return { visitor, panel }
}

/** What a folded part of the step says that is chosen in it. */
function chosen(title: string): string | null | undefined {
  return screen.getByRole('heading', { name: title }).nextElementSibling?.textContent
}

test('what does not go with the balusters is put right by one press, and why is said', async () => {
  const { visitor, panel } = await openBalusters({ railId: 'c-6013' })
  expect(chosen('Rail')).toBe('Plowed Colonial Rail')
  const [fit] = panel.getAllByRole('button', { name: 'Let the rest fit the balusters' })
  if (fit === undefined) throw new Error('nothing to press')
  await visitor.click(fit)
  expect(panel.queryByRole('button', { name: 'Let the rest fit the balusters' })).toBeNull()
  expect(chosen('Rail')).toBe('Standard Handrail')
  panel.getByText('The rail is now Standard Handrail.')
  panel.getByText(/^Iron goes into drilled holes/)
})

test('one way after the other is tried from the same start: what gave way to the first comes back', async () => {
  const { visitor, panel } = await openBalusters({ newelId: 'n-4610' })
  expect(chosen('Newels')).toBe('Sleek Chamfered Newel')
  await visitor.click(screen.getByRole('heading', { name: 'Rail' }))
  const ways = within(panel.getByRole('group', { name: 'How the rail meets the newels' }))
  await visitor.click(ways.getByRole('radio', { name: /^Over-the-post/ }))
  // the rail runs over the pin of a newel that has one
  expect(chosen('Newels')).toBe('Classic Pin Top Newel')
  await visitor.click(ways.getByRole('radio', { name: /^Post-to-post/ }))
  expect(chosen('Newels')).toBe('Sleek Chamfered Newel')
})

test('Undo beside the note takes the choice back, with the focus where it was made', async () => {
  const { visitor, panel } = await openBalusters({ newelId: 'n-4610' })
  await visitor.click(screen.getByRole('heading', { name: 'Rail' }))
  const ways = within(panel.getByRole('group', { name: 'How the rail meets the newels' }))
  const over = ways.getByRole('radio', { name: /^Over-the-post/ })
  await visitor.click(over)
  await visitor.click(panel.getByRole('button', { name: 'Undo' }))
  expect(over).toHaveProperty('checked', false)
  expect(document.activeElement).toBe(over)
})
