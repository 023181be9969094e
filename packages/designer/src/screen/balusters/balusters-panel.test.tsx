import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { goTo, openDesigner } from '../testing/open-designer.tsx'
import { TWISTS_AND_BASKETS } from '../../testing/twists-and-baskets.ts'

async function openBalusters(design: Design = USUAL_DESIGN) {
  const opened = await openDesigner(design)
  const panel = await goTo(opened.visitor, 'Pick balusters')
  return { ...opened, panel }
}

/** Opens or closes a part of the step. */
async function fold(visitor: UserEvent, title: string): Promise<void> {
  await visitor.click(screen.getByRole('heading', { name: title }))
}

test('says what the balusters cost together and for a foot of rail', async () => {
  const { panel } = await openBalusters()
  // 38 of $8.99; 130 inches of treads are a little under 11 feet
  panel.getByText('38 balusters for your stair, $341.62, about $32.00 a foot of rail')
})

test('choosing a style changes the cost line and the parts list', async () => {
  const { visitor, panel } = await openBalusters()
  await visitor.click(panel.getByRole('radio', { name: /^Plain Solid Square/ }))
  // 38 of $10.99
  panel.getByText(/^38 balusters for your stair, \$417\.62/)
  await goTo(visitor, 'Save and share')
  const list = within(screen.getByRole('region', { name: 'Parts list' }))
  const row = list.getByText(/^Plain Solid Square Iron Baluster/).closest('li')
  // with two spares, 40 of them
  expect(row?.textContent).toContain('40 pieces, 2 of them spares')
  expect(row?.textContent).toContain('$439.60')
})

test('a misfit says why', async () => {
  const { visitor, panel } = await openBalusters()
  await visitor.click(panel.getByText('What cannot be chosen here, and why (2)'))
  panel.getByText(
    'Belly Iron Baluster bows out in front of its foot, which only a level run has room for.',
  )
  expect(panel.queryByRole('radio', { name: /^Belly/ })).toBeNull()
})

test('what gives way to a choice is said, and Undo takes all of it back', async () => {
  const { visitor, panel } = await openBalusters()
  await visitor.click(panel.getByRole('radio', { name: /^Plain Round.*Changes finish/ }))
  const note =
    'These balusters are not sold together in Satin Black; the finish is now Silver Vein.'
  panel.getByText(note)
  await visitor.click(panel.getByRole('button', { name: 'Undo' }))
  expect(panel.queryByText(note)).toBeNull()
  const plain = panel.getByRole('group', { name: 'Plain' })
  const square = within(plain).getByRole('radio', { name: /^Plain Square/ })
  expect(square).toHaveProperty('checked', true)
})

test('looks for words through iron and wood alike', async () => {
  const { visitor, panel } = await openBalusters()
  await visitor.type(panel.getByRole('searchbox', { name: 'Find a baluster' }), 'm-405')
  panel.getByText('1 baluster')
  await visitor.clear(panel.getByRole('searchbox'))
  await visitor.type(panel.getByRole('searchbox'), 'marble')
  panel.getByText('No baluster to pick is like that.')
  await visitor.click(panel.getByRole('button', { name: 'Show all of them' }))
  expect(panel.queryByText('No baluster to pick is like that.')).toBeNull()
})

test('narrows the gallery to wood, and to a series of it', async () => {
  const { visitor, panel } = await openBalusters()
  await visitor.click(panel.getByRole('radio', { name: /^Wood/ }))
  expect(panel.queryByRole('combobox', { name: 'Look' })).toBeNull()
  await visitor.click(panel.getByRole('radio', { name: /^Iron/ }))
  await visitor.click(panel.getByRole('radio', { name: 'Twist' }))
  expect(panel.getAllByRole('radio', { name: /Twist.*\$/ }).length).toBeGreaterThan(3)
  expect(panel.queryByRole('radio', { name: /^Plain Solid Square/ })).toBeNull()
})

test('mixes styles in, up to three, and takes them out again', async () => {
  const { visitor, panel } = await openBalusters()
  const mix = panel.getByRole('button', { name: 'Mix in another style' })
  await visitor.click(mix)
  const slots = () =>
    within(panel.getByRole('group', { name: 'On your stair: which one to change?' }))
  expect(slots().getAllByRole('radio')).toHaveLength(2)
  await visitor.click(mix)
  expect(slots().getAllByRole('radio')).toHaveLength(3)
  expect(mix.getAttribute('aria-disabled')).toBe('true')
  await visitor.click(panel.getByRole('button', { name: 'Remove C' }))
  await visitor.click(panel.getByRole('button', { name: /^Remove/ }))
  panel.getByRole('group', { name: 'On your stair' })
  expect(document.activeElement).toBe(mix)
})

test('a pattern has a name, or is set place by place', async () => {
  const { visitor, panel } = await openBalusters(TWISTS_AND_BASKETS)
  await fold(visitor, 'Pattern')
  expect(panel.getByRole('radio', { name: /^Two and one/ })).toHaveProperty('checked', true)
  const places = within(panel.getByRole('group', { name: 'Place by place' }))
  places.getByText('2 × A, 1 × B')
  await visitor.click(panel.getByRole('button', { name: 'Place 1: Single Twist' }))
  places.getByText('1 × A, 2 × B')
  expect(panel.getByRole('radio', { name: /^Two and one/ })).toHaveProperty('checked', false)
  await visitor.click(panel.getByRole('button', { name: 'Add a place' }))
  places.getByText('2 × A, 2 × B')
  await visitor.click(panel.getByRole('button', { name: 'Remove the last' }))
  places.getByText('1 × A, 2 × B')
})

test('a pattern of one style sets it alone', async () => {
  const { visitor, panel } = await openBalusters(TWISTS_AND_BASKETS)
  await fold(visitor, 'Pattern')
  await visitor.click(panel.getByRole('radio', { name: /^All alike/ }))
  expect(panel.queryByText('Place by place')).toBeNull()
})

test('a finish says which balusters it changes; wood changes none', async () => {
  const { visitor, panel } = await openBalusters(TWISTS_AND_BASKETS)
  await fold(visitor, 'Finish and wood')
  // the basket comes in bronze only, and its neighbor has to be of the same bar
  const finishes = within(panel.getByRole('group', { name: 'Finish of the iron' }))
  await visitor.click(finishes.getByRole('radio', { name: /^Satin Black.*Changes A, B/ }))
  expect(panel.getAllByText(/stands in place of [A-Z][A-Za-z ]+\.$/)).toHaveLength(2)
  await visitor.click(panel.getByText('Why'))
  panel.getByText(/is not sold in Satin Black\./)
  await visitor.click(panel.getByRole('radio', { name: 'Cherry' }))
  expect(panel.getByRole('radio', { name: 'Cherry' })).toHaveProperty('checked', true)
})

test('wood balusters have no finish and no shoes', async () => {
  const { visitor, panel } = await openBalusters({
    ...USUAL_DESIGN,
    railId: 'c-6010',
    pattern: { styles: ['c-5015'], order: [0] },
  })
  await fold(visitor, 'Finish and wood')
  panel.getByRole('group', { name: 'Wood' })
  expect(panel.queryByRole('group', { name: 'Finish of the iron' })).toBeNull()
  expect(panel.queryByRole('group', { name: 'At the foot of each bar' })).toBeNull()
})

test('a rail that runs over its newels begins in one of several ways', async () => {
  const { visitor, panel } = await openBalusters()
  await fold(visitor, 'Rail')
  expect(panel.queryByRole('group', { name: 'How it begins' })).toBeNull()
  await visitor.click(panel.getByRole('radio', { name: /^Over-the-post/ }))
  const starts = within(panel.getByRole('group', { name: 'How it begins' }))
  await visitor.click(starts.getByRole('radio', { name: /^Volute/ }))
  expect(starts.getByRole('radio', { name: /^Volute/ })).toHaveProperty('checked', true)
})

test('a stair that turns asks for the newels of its landing too', async () => {
  const straight = await openBalusters()
  await fold(straight.visitor, 'Newels')
  straight.panel.getByRole('group', { name: 'Turned newels' })
  expect(straight.panel.queryByRole('group', { name: /landing newels$/ })).toBeNull()
})

test.each(['l-landing', 'u-landing'] as const)('landing newels of %s', async (layout) => {
  const { visitor, panel } = await openBalusters({ ...USUAL_DESIGN, layout })
  await fold(visitor, 'Newels')
  expect(panel.getAllByRole('group', { name: /landing newels$/ }).length).toBeGreaterThan(0)
})

test('a rail that stays keeps its newels, and is matched', async () => {
  const { visitor, panel } = await openBalusters({
    ...USUAL_DESIGN,
    job: 'keep-rail',
    existingRailIn: 36,
  })
  await fold(visitor, 'Newels')
  panel.getByText(/^Your own newels stay, with your rail\./)
  await fold(visitor, 'Rail')
  panel.getByRole('group', { name: 'Which is most like your rail?' })
  expect(panel.queryByRole('group', { name: 'How the rail meets the newels' })).toBeNull()
})

test('a trade word says what it is', async () => {
  const { panel } = await openBalusters()
  panel.getByRole('button', { name: 'baluster' })
})
