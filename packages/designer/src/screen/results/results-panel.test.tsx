import { screen, within } from '@testing-library/react'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { expect, test } from 'vitest'
import { designLink } from '../../link/design-link.ts'
import { goTo, openDesigner } from '../testing/open-designer.tsx'

async function openResults(design: Design = USUAL_DESIGN) {
  const opened = await openDesigner(design)
  const panel = await goTo(opened.visitor, 'Save and share')
  return { ...opened, panel }
}

function section(name: string) {
  return within(screen.getByRole('region', { name }))
}

function row(title: RegExp): string {
  return section('Parts list').getByText(title).closest('li')?.textContent ?? ''
}

test('lists what is bought with item number, quantity and price, and the total', async () => {
  await openResults()
  // 38 and two spares of $8.99; two newels of $174.99
  expect(row(/^Plain Square Iron Baluster/)).toContain(
    '40 pieces, 2 of them spares$359.60$8.99 each',
  )
  expect(row(/^Classic Ball Top Newel/)).toContain('Item N-40102 pieces$349.98')
  // 359.60 + 359.60 + 139.99 + 349.98 + 34.99 + 15.98 + 59.98
  expect(section('Parts list').getByRole('status').textContent).toBe('$1,320.12')
})

test('spares and hardware can be left out', async () => {
  const { visitor, panel } = await openResults()
  await visitor.click(panel.getByRole('checkbox', { name: /^5% more balusters and shoes/ }))
  expect(row(/^Plain Square Iron Baluster/)).toContain('38 pieces$341.62')
  await visitor.click(panel.getByRole('checkbox', { name: /^Epoxy, bolts and mounts/ }))
  expect(panel.queryByRole('heading', { name: 'Epoxy, bolts and mounts' })).toBeNull()
  panel.getByRole('heading', { name: 'Left out; your stair takes these too' })
  // 1,320.12 less two balusters, two shoes and the hardware
  expect(section('Parts list').getByRole('status').textContent).toBe('$1,173.21')
})

test('puts the whole list into the cart, once and once more', async () => {
  const { visitor, panel, carts, notices } = await openResults()
  await visitor.click(panel.getByRole('button', { name: 'Add all to cart' }))
  const lines = carts[0] ?? []
  expect(lines.find(({ item }) => item.id === 'm-101:finish=sb')?.quantity).toBe(40)
  expect(notices[0]).toMatchObject({
    title: 'Added to your cart',
    description: '88 pieces of 7 parts',
    action: { label: 'View Cart' },
  })
  panel.getByText('88 pieces of 7 parts are in your cart.')
  expect(panel.getByRole('link', { name: 'Proceed to checkout' }).getAttribute('href')).toBe(
    '/checkout',
  )
  await visitor.click(panel.getByRole('button', { name: 'Add all of it once more' }))
  expect(carts).toHaveLength(2)
})

test('a design that is changed after it was added is offered anew', async () => {
  const { visitor, panel } = await openResults()
  await visitor.click(panel.getByRole('button', { name: 'Add all to cart' }))
  await visitor.click(panel.getByRole('checkbox', { name: /^5% more/ }))
  panel.getByRole('button', { name: 'Add all to cart' })
  expect(panel.queryByText(/are in your cart/)).toBeNull()
})

test('what goes on level at the head is designed next, with the same parts', async () => {
  const { visitor, panel } = await openResults()
  await visitor.click(panel.getByRole('button', { name: 'Add all to cart' }))
  await visitor.click(panel.getByRole('button', { name: /^Design it now/ }))
  const layout = within(await screen.findByRole('tabpanel', { name: 'Customize layout' }))
  expect(layout.getByRole('radio', { name: /^Level balcony/ })).toHaveProperty('checked', true)
})

test('problems stand first, and lead to their field', async () => {
  const { visitor, panel } = await openResults({ ...USUAL_DESIGN, layout: 'l-landing', risers: 3 })
  panel.getByRole('heading', { name: /put right first$/ })
  expect(panel.getAllByText('A stair with a landing needs at least 4 risers.')).toHaveLength(2)
  panel.getByRole('button', { name: 'Add the parts all the same' })
  await visitor.click(panel.getByRole('button', { name: 'Change the layout' }))
  const steps = await screen.findByRole('group', { name: 'How many steps up?' })
  await expect.poll(() => steps.contains(document.activeElement)).toBe(true)
})

test('nothing is ordered by a rail that is not measured, and the way leads to its field', async () => {
  const { visitor, panel } = await openResults({ ...USUAL_DESIGN, job: 'keep-rail' })
  panel.getByText(
    'Until your rail is measured, lengths are a guess, so nothing can be ordered yet.',
  )
  expect(panel.queryByRole('button', { name: /^Add/ })).toBeNull()
  await visitor.click(panel.getByRole('button', { name: 'Change the layout' }))
  const height = { name: 'First of all: how high is your rail?' }
  const field = await screen.findByRole('textbox', height)
  await expect.poll(() => document.activeElement).toBe(field)
})

test('the cut list says what is cut from what, and what is left', async () => {
  await openResults()
  const [table] = section('Cut list').getAllByRole('table')
  const rows = within(table ?? document.body)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  // 13 treads with three bars each, one less; an eighth goes with the saw
  expect(rows).toEqual([
    'StockCutRest',
    '13 × 44"40"4" left',
    '13 × 44"37-3/8"6-5/8" left',
    '12 × 44"34-7/8"9-1/8" left',
  ])
})

test('the link holds the design, and is copied', async () => {
  const design = { ...USUAL_DESIGN, widthIn: 48 }
  const { visitor, panel } = await openResults(design)
  const link = `${window.location.origin}/designer#${designLink(design)}`
  const field = panel.getByRole<HTMLInputElement>('textbox', { name: 'Link to this design' })
  expect(field.value).toBe(link)
  await visitor.click(panel.getByRole('button', { name: 'Copy link' }))
  await panel.findByText('Copied.')
  await expect(navigator.clipboard.readText()).resolves.toBe(link)
})

test('a quote is asked for by a mail with the link and the list', async () => {
  const { panel, draft } = await openResults()
  expect(panel.getByRole('link', { name: 'Send for a quote' }).getAttribute('href')).toMatch(
    /^mailto:/,
  )
  expect(draft()).toContain('Quote for a stair: My stair')
  expect(draft()).toContain('40 x Plain Square Iron Baluster')
  expect(draft()).toContain('Total of the list: $1,320.12')
})

test('the stair is told in sentences', async () => {
  await openResults()
  section('In words').getByText(/^A straight stair, 107" from floor to floor and 40" wide/)
})

test('files are made here; a picture only where there is one of the stair', async () => {
  await openResults()
  const files = section('Downloads').getAllByRole('button')
  expect(files.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Cut list',
    'Drawings',
    'Drawings for CAD',
    '3D model',
  ])
})

test('of the rail that stays, nothing is bought', async () => {
  const { panel } = await openResults({ ...USUAL_DESIGN, job: 'keep-rail', existingRailIn: 36 })
  panel.getByRole('heading', { name: 'Balusters' })
  for (const name of ['Handrail', 'Newels']) {
    expect(panel.queryByRole('heading', { name })).toBeNull()
  }
})

test('nothing to buy is said', async () => {
  const { panel } = await openResults({
    ...USUAL_DESIGN,
    left: 'wall',
    right: 'wall',
    hardware: 'left-out',
  })
  panel.getByText('There is nothing to add to the cart.')
})
