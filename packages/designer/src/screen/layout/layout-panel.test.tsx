import { screen, within } from '@testing-library/react'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { goTo, openDesigner, retype } from '../testing/open-designer.tsx'

const RISE = 'Height from floor to floor'
const KEPT = { ...USUAL_DESIGN, job: 'keep-rail' } as const

async function openLayout(design: Design = USUAL_DESIGN) {
  const opened = await openDesigner(design)
  const panel = await goTo(opened.visitor, 'Customize layout')
  return { ...opened, panel }
}

function field(label: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label })
}

/** Of a line of the table of what follows. */
function follows(name: string): string | null | undefined {
  return screen.getByRole('term', { name: (_, term) => term.textContent === name })
    .nextElementSibling?.textContent
}

test('a measure within its limits changes the stair at once', async () => {
  const { visitor } = await openLayout()
  expect(follows('Risers')).toBe('14, each 7-5/8" (7.643") high')
  await retype(visitor, RISE, '9\' 0"')
  // 108 inches by 14 are 7.714
  expect(follows('Risers')).toBe('14, each 7-11/16" (7.714") high')
})

test('a measure outside its limits keeps what was typed, and says the limits', async () => {
  const { visitor, panel } = await openLayout()
  await retype(visitor, 'Width of the stair', '12')
  await visitor.tab()
  expect(field('Width of the stair').value).toBe('12')
  expect(field('Width of the stair').getAttribute('aria-invalid')).toBe('true')
  panel.getByText(/has to be between 24" and 96"\.$/)
  await retype(visitor, 'Width of the stair', '48')
  await visitor.tab()
  expect(field('Width of the stair').value).toBe('48"')
  expect(panel.queryByText(/has to be between/)).toBeNull()
})

test('what is no length says how to write one', async () => {
  const { visitor, panel } = await openLayout()
  await retype(visitor, RISE, 'high')
  panel.getByText('Write inches or feet and inches, such as 107 1/2 or 8\' 11".')
  expect(follows('Risers')).toBe('14, each 7-5/8" (7.643") high')
})

test('arrow keys and buttons change a length by an eighth', async () => {
  const { visitor } = await openLayout()
  await visitor.click(field(RISE))
  await visitor.keyboard('{ArrowUp}')
  expect(field(RISE).value).toBe('107-1/8"')
  await visitor.click(screen.getByRole('button', { name: `${RISE}: less` }))
  expect(field(RISE).value).toBe('107"')
})

test.each([
  ['Straight ?One', [], ['Depth of the landing', 'Length of the balcony']],
  ['Turns at a landing', ['Steps up to the landing'], ['Depth of the landing']],
  [
    'Comes back ?Two',
    ['Steps up to the landing', 'Depth of the landing', 'Space between the flights'],
    ['Length of the balcony'],
  ],
])('%s: asks what there is to measure', async (shape, asked, notAsked) => {
  const { visitor, panel } = await openLayout()
  await visitor.click(panel.getByRole('radio', { name: new RegExp(`^${shape}`) }))
  for (const label of [RISE, 'Width of the stair', ...asked]) {
    expect(panel.getAllByText(label).length).toBeGreaterThan(0)
  }
  for (const name of notAsked) expect(panel.queryByRole('textbox', { name })).toBeNull()
})

test('a level balcony asks for its length and its ends, and for nothing of a flight', async () => {
  const { visitor, panel } = await openLayout()
  await visitor.click(panel.getByRole('radio', { name: /^Level balcony/ }))
  expect(field('Length of the balcony').value).toBe('120"')
  panel.getByRole('group', { name: 'On the left it ends at' })
  panel.getByRole('radio', { name: 'On the floor' })
  expect(panel.queryByRole('textbox', { name: RISE })).toBeNull()
  expect(panel.queryByRole('checkbox', { name: /treads and risers/ })).toBeNull()
  expect(panel.queryByRole('group', { name: /^Where is it open/ })).toBeNull()
})

test('only what turns asks which way', async () => {
  const { visitor, panel } = await openLayout()
  expect(panel.queryByRole('group', { name: 'Going up, it turns' })).toBeNull()
  await visitor.click(panel.getByRole('radio', { name: /^Turns at a landing/ }))
  const turn = within(panel.getByRole('group', { name: 'Going up, it turns' }))
  await visitor.click(turn.getByRole('radio', { name: 'Right' }))
  expect(turn.getByRole('radio', { name: 'Right' })).toHaveProperty('checked', true)
})

test('steps are worked out, or counted from what was worked out', async () => {
  const { visitor, panel } = await openLayout()
  panel.getByText('14 steps up. Each comes out 7-5/8" high.')
  await visitor.click(panel.getByRole('radio', { name: 'I counted' }))
  const count = 'Steps up, the last onto the upper floor'
  expect(field(count).value).toBe('14')
  await retype(visitor, count, '15')
  // 107 inches by 15
  expect(follows('Risers')).toBe('15, each 7-1/8" (7.133") high')
  await visitor.click(panel.getByRole('radio', { name: 'Work it out' }))
  expect(follows('Risers')).toBe('14, each 7-5/8" (7.643") high')
})

test('each flight keeps two steps', async () => {
  const { visitor, panel } = await openLayout({ ...USUAL_DESIGN, layout: 'l-landing' })
  const steps = within(panel.getByRole('group', { name: 'Steps up to the landing' }))
  await visitor.click(steps.getByRole('radio', { name: 'I counted' }))
  await retype(visitor, 'Steps up, the last onto the landing', '13')
  panel.getByText('With 14 steps in all, 2 to 12 can lead up to the landing.')
})

test('the depth of the steps is measured one by one or all together', async () => {
  const { visitor, panel } = await openLayout()
  await visitor.click(panel.getByRole('radio', { name: 'All of them' }))
  // 13 treads of 10 inches
  expect(field('Depth of all steps together').value).toBe('130"')
  await retype(visitor, 'Depth of all steps together', '143')
  expect(follows('Treads')).toBe('13, each 11" deep')
})

test('the rail that stays is measured before anything is ordered by it', async () => {
  const { visitor, panel } = await openLayout()
  await visitor.click(panel.getByRole('radio', { name: /^Keep my rail/ }))
  panel.getByText('Not measured yet')
  await retype(visitor, 'First of all: how high is your rail?', '36')
  panel.getByText('High enough to keep')
  await visitor.click(panel.getByRole('button', { name: 'I am not sure of it' }))
  panel.getByText('Not measured yet')
})

test('a rail that is too low says by how much, and leads to a new one', async () => {
  const { visitor, panel } = await openLayout({ ...KEPT, existingRailIn: 30 })
  panel.getByText('Your rail is 4" too low')
  await visitor.click(panel.getByRole('button', { name: 'Plan a new rail' }))
  expect(panel.getByRole('radio', { name: /^New rail/ })).toHaveProperty('checked', true)
  expect(panel.queryByText('Your rail is 4" too low')).toBeNull()
})

test('treads and risers are bought where they are asked for', async () => {
  const { visitor, panel } = await openLayout()
  await visitor.click(panel.getByRole('checkbox', { name: 'Buy treads and risers too' }))
  const results = await goTo(visitor, 'Save and share')
  results.getByRole('heading', { name: 'Treads and risers' })
})

test('rules that are kept are folded away and counted', async () => {
  const { panel } = await openLayout()
  panel.getByText(
    '11 of 12 rules are kept, 1 of them close to its limit; the guard of the upper floor is not drawn.',
  )
  panel.getByText('10 rules kept')
  panel.getByText('Close to the limit: measure twice before you order.')
})
