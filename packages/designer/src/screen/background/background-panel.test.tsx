import { screen, within } from '@testing-library/react'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { openDesigner } from '../testing/open-designer.tsx'

const ROOMS = ['Plaster hall', 'Paneled hall', 'Brick loft', 'Evening foyer']

test('shows the room of the design among the four', async () => {
  await openDesigner({ ...USUAL_DESIGN, room: 'panelled-hall' })
  const rooms = within(screen.getByRole('group', { name: 'What stands behind it' }))
  const names = rooms.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual(ROOMS)
  expect(rooms.getByRole('radio', { name: 'Paneled hall' })).toHaveProperty('checked', true)
})

test('a file that is no picture is refused with a sentence, and the room stays', async () => {
  const { visitor } = await openDesigner(USUAL_DESIGN)
  const drawing = new File(['not a picture'], 'stair.png', { type: 'image/png' })
  await visitor.upload(screen.getByLabelText('Choose a photograph'), drawing)
  await screen.findByText('stair.png is not a picture. Choose a JPEG, PNG or WebP file.')
  expect(screen.getByRole('radio', { name: 'Plaster hall' })).toHaveProperty('checked', true)
})
