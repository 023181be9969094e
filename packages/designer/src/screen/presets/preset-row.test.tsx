import { screen, within } from '@testing-library/react'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { openDesigner } from '../testing/open-designer.tsx'

function preset(name: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`^${name}`) })
}

function finished() {
  return within(screen.getByRole('region', { name: 'Start from a finished stair' }))
}

test('a finished stair replaces the design, says so, and gives it back', async () => {
  const { visitor } = await openDesigner({ ...USUAL_DESIGN, name: 'Attic' })
  await visitor.click(preset('Turned oak'))
  expect(preset('Turned oak').getAttribute('aria-pressed')).toBe('true')
  finished().getByText('Turned oak replaced Attic, with all that you changed.')
  await visitor.click(finished().getByRole('button', { name: 'Undo' }))
  expect(preset('Turned oak').getAttribute('aria-pressed')).toBe('false')
  expect(finished().queryByText(/replaced/)).toBeNull()
  screen.getByText('38 balusters, gaps of at most 2.833"')
})

test('one finished stair after the other loses nothing, and says only what it replaced', async () => {
  const { visitor } = await openDesigner()
  await visitor.click(preset('Straight lines'))
  finished().getByText('Straight lines replaced Bronze baskets.')
})

test('the one that is open already changes nothing', async () => {
  const { visitor } = await openDesigner()
  await visitor.click(preset('Bronze baskets'))
  expect(finished().queryByText(/replaced/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
})

test('once the design is changed again, what it replaced is history', async () => {
  const { visitor } = await openDesigner()
  await visitor.click(preset('Turned oak'))
  await visitor.click(screen.getByRole('radio', { name: 'Brick loft' }))
  expect(finished().queryByText(/replaced/)).toBeNull()
})
