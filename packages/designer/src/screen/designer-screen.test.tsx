import { screen, waitFor, within } from '@testing-library/react'
import { presets } from '@millrun/stair/presets/presets'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { readDesignLink } from '../link/design-link.ts'
import { goTo, openDesigner, retype } from './testing/open-designer.tsx'

const RISE = 'Height from floor to floor'

function field(label: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label })
}

test('goes from step to step by name', async () => {
  const { visitor } = await openDesigner()
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(names).toEqual([
    '1Choose background',
    '2Pick balusters',
    '3Customize layout',
    '4Save and share',
  ])
  for (const next of ['Pick balusters', 'Customize layout', 'Save and share']) {
    await visitor.click(screen.getByRole('button', { name: `Next: ${next}` }))
    const tab = screen.getByRole('tab', { name: next })
    expect(tab.getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(tab))
  }
})

test('takes edits back and does them again by keys, a length that was typed in one go as one', async () => {
  const { visitor } = await openDesigner(USUAL_DESIGN)
  await goTo(visitor, 'Customize layout')
  await retype(visitor, RISE, '110')
  await visitor.click(screen.getByRole('radio', { name: 'On the right' }))
  await visitor.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('radio', { name: 'On the left' })).toHaveProperty('checked', true)
  expect(field(RISE).value).toBe('110"')
  await visitor.keyboard('{Control>}z{/Control}')
  expect(field(RISE).value).toBe('107"')
  await visitor.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(field(RISE).value).toBe('110"')
  await visitor.keyboard('{Control>}y{/Control}')
  expect(screen.getByRole('radio', { name: 'On the right' })).toHaveProperty('checked', true)
})

test('leaves undo to a text field while somebody types into it', async () => {
  const { visitor } = await openDesigner(USUAL_DESIGN)
  await goTo(visitor, 'Customize layout')
  await visitor.click(screen.getByRole('radio', { name: 'On the right' }))
  await visitor.click(field(RISE))
  await visitor.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('radio', { name: 'On the right' })).toHaveProperty('checked', true)
})

test('leaves undo to a search, too: what was searched comes back, not another design', async () => {
  const { visitor } = await openDesigner(USUAL_DESIGN)
  await goTo(visitor, 'Pick balusters')
  await visitor.click(screen.getByRole('radio', { name: /^Plain Solid Square/ }))
  await visitor.type(screen.getByRole('searchbox', { name: 'Find a baluster' }), 'twist')
  await visitor.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('button', { name: 'Redo' }).getAttribute('aria-disabled')).toBe('true')
})

test('undo is of no use before the first edit, and stays where it is', async () => {
  const { visitor } = await openDesigner()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo.getAttribute('aria-disabled')).toBe('true')
  await visitor.click(screen.getByRole('radio', { name: 'Brick loft' }))
  expect(undo.getAttribute('aria-disabled')).toBeNull()
  await visitor.click(undo)
  expect(screen.getByRole('radio', { name: 'Brick loft' })).toHaveProperty('checked', false)
})

test('opens the design that a link names, and says nothing', async () => {
  const { visitor, notices } = await openDesigner({ ...USUAL_DESIGN, totalRiseIn: 113.5 })
  await goTo(visitor, 'Customize layout')
  expect(field(RISE).value).toBe('113-1/2"')
  expect(notices).toEqual([])
})

test('the address names the design as it is changed', async () => {
  const { visitor } = await openDesigner(USUAL_DESIGN)
  await visitor.click(screen.getByRole('radio', { name: 'Evening foyer' }))
  await waitFor(() => {
    const read = readDesignLink(window.location.hash)
    expect(read.ok && read.design.room).toBe('evening-foyer')
  })
})

test('a link that cannot be read is told, and the design stays', async () => {
  const { notices } = await openDesigner(USUAL_DESIGN)
  window.location.hash = '#d=99'
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices[0]).toMatchObject({
    title: 'This link could not be opened',
    tone: 'destructive',
  })
  screen.getByText('38 balusters, gaps of at most 2.833"')
})

test('one line says how many balusters, whether the code is kept and what it costs', async () => {
  const { visitor } = await openDesigner(USUAL_DESIGN)
  screen.getByText('38 balusters, gaps of at most 2.833"')
  // a tread of 10 inches has nothing to spare
  const verdict = screen.getByRole('button', { name: 'Keeps the code as drawn, 1 close' })
  await visitor.click(verdict)
  screen.getByRole('heading', { name: 'Code check' })
  await visitor.click(screen.getByRole('button', { name: /^Parts \$/ }))
  screen.getByRole('heading', { name: 'Parts list' })
})

test('a rule that fails is said in the line and in the step', async () => {
  const { visitor } = await openDesigner({ ...USUAL_DESIGN, runIn: 9 })
  await visitor.click(screen.getByRole('button', { name: 'Fails 1 code rule' }))
  const check = within(screen.getByRole('region', { name: 'Code check' }))
  check.getByText('10 of 12 rules are kept; the guard of the upper floor is not drawn.')
  const rows = check.getAllByRole('listitem')
  const tread = rows.find(({ textContent }) => textContent?.startsWith('Fails'))
  expect(tread?.textContent).toContain('Tread, nosing to nosing9"')
  expect(tread?.textContent).toContain('at least 10", 1" too little')
})

test('without 3D the drawings show the stair, and it is said', async () => {
  const { visitor } = await openDesigner(USUAL_DESIGN)
  await screen.findByText(/^This browser cannot draw in 3D/)
  screen.getByText('Flight, left side', { selector: 'figcaption' })
  await visitor.click(screen.getByRole('radio', { name: 'Plan' }))
  screen.getByText('Plan', { selector: 'figcaption' })
  expect(screen.queryByText(/^This browser cannot draw in 3D/)).toBeNull()
})

test('a stair between two walls has no balustrade to draw', async () => {
  const { visitor } = await openDesigner({ ...USUAL_DESIGN, left: 'wall', right: 'wall' })
  await visitor.click(screen.getByRole('radio', { name: 'Elevation' }))
  screen.getByText(/^No side of this stair is open, so there is no balustrade to draw/)
})

test('begins with the first preset', async () => {
  await openDesigner()
  const [first] = presets
  const tile = screen.getByRole('button', { name: new RegExp(`^${first.name}`), pressed: true })
  expect(tile.textContent).toContain('14 steps, 42" wide')
})
