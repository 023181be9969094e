import { screen, within } from '@testing-library/react'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { goTo, openDesigner } from '../testing/open-designer.tsx'

async function openLayout(edit: Partial<Design> = {}) {
  const { visitor } = await openDesigner({ ...USUAL_DESIGN, ...edit })
  const panel = await goTo(visitor, 'Customize layout')
  const choose = async (group: string, name: string | RegExp) => {
    const options = within(panel.getByRole('group', { name: group }))
    await visitor.click(options.getByRole('radio', { name }))
  }
  return { visitor, panel, choose }
}

/** Of a line of the table of what follows. */
function follows(name: string): string | null | undefined {
  return screen.getByRole('term', { name: (_, term) => term.textContent === name })
    .nextElementSibling?.textContent
}

test('a second open side takes as many balusters again', async () => {
  const { choose } = await openLayout()
  expect(follows('Balusters')).toBe('38, 3 on each tread')
  await choose('Where is it open? Stand at its foot and look up.', 'On both sides')
  expect(follows('Balusters')).toBe('76, 3 on each tread')
})

test('on a low wall balusters stand by the gap, and the wall is measured', async () => {
  const { panel, choose } = await openLayout()
  expect(panel.queryByRole('textbox', { name: 'Height of the low wall' })).toBeNull()
  await choose('Where do the balusters stand?', 'On a low wall')
  // 131.14 between the newels' necks: (131.14 - 4) / 4.5 is 28.3
  expect(follows('Balusters')).toBe('29')
  expect(panel.getByRole('textbox', { name: 'Height of the low wall' })).toHaveProperty(
    'value',
    '5"',
  )
})

test('where the code of a town allows 4-3/8", a turned baluster is saved on each tread', async () => {
  const { choose } = await openLayout({ pattern: { styles: ['c-5015'], order: [0] } })
  // necks of 5/8 in 10 inches: two leave 4.375 between them
  expect(follows('Balusters')).toMatch(/, 3 on each tread$/)
  await choose('Widest gap between the balusters on the steps', '4-3/8"')
  expect(follows('Balusters')).toMatch(/, 2 on each tread$/)
  expect(follows('Widest gap')).toBe('4.375"')
})

test('only winders ask how many wedges a turn has; a fourth takes a riser from the flights', async () => {
  const { panel, choose } = await openLayout({ layout: 'l-landing' })
  const wedges = 'Wedge steps to a quarter turn'
  expect(panel.queryByRole('group', { name: wedges })).toBeNull()
  await choose('What does it look like from above?', /^Turns on winders/)
  screen.getByText(/with 3 winders after riser 6\./)
  await choose(wedges, '4')
  screen.getByText(/with 4 winders after riser 5\./)
  expect(panel.getByRole('textbox', { name: 'Narrow end of the wedge steps' })).toHaveProperty(
    'value',
    '6"',
  )
})

test('a floor that is open upstairs adds its balusters, and begins at the newel of the stair', async () => {
  const { panel, choose } = await openLayout({ balconyIn: 80 })
  await choose('What does it look like from above?', /^Goes on upstairs/)
  // 77.97 from newel to wall: (77.97 - 4) / 4.5 is 16.4, so 17 more than 38
  expect(follows('Balusters')).toBe('55, 3 on each tread')
  expect(panel.queryByRole('group', { name: 'On the left it ends at' })).toBeNull()
  expect(
    within(panel.getByRole('group', { name: 'The level run ends at' })).getByRole('radio', {
      name: 'The wall',
    }),
  ).toHaveProperty('checked', true)
})

test('a stair that turns is told how the level at its head is designed', async () => {
  const { panel, choose } = await openLayout()
  panel.getByText(/^Is the floor upstairs open too\?/)
  await choose('What does it look like from above?', /^Comes back ?Two/)
  panel.getByText(/^Is there a landing or level run at the top\?/)
})
