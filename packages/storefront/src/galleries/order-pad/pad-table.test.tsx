import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { notice, openPage, page } from '../../testing/open-page.tsx'

async function table() {
  return within(await page().findByRole('table'))
}

async function quantityOf(item: string): Promise<HTMLElement> {
  return (await table()).getByRole('textbox', { name: new RegExp(`^Quantity of ${item}, `) })
}

test('one press adds many rows, each in its finish', async () => {
  const visitor = await openPage('/gallery/iron-balusters?view=list&series=Other&series=Basket')
  await visitor.type(await quantityOf('M-399'), '3')
  const finish = (await table()).getByRole('combobox', { name: 'Finish of M-399' })
  await visitor.selectOptions(finish, 'Copper Vein +$4.00')
  await visitor.type(await quantityOf('M-101'), '48')
  // 3 × 38.99 + 48 × 8.99
  page().getByText(/^51 pieces/)
  page().getByText('$548.49')
  await visitor.click(page().getByRole('button', { name: 'Add 51 pieces to Cart' }))
  await notice('51 pieces of 2 products have been added to your cart.')
  screen.getByRole('button', { name: 'Cart, 51 items' })
  expect(await quantityOf('M-399')).toHaveProperty('value', '')
})

test('one row is said as its own page says it', async () => {
  const visitor = await openPage('/gallery/iron-balusters?view=list&work=plain')
  await visitor.type(await quantityOf('M-102'), '2{Enter}')
  await notice('2x Plain Solid Square Iron Baluster has been added to your cart.')
})

test('nothing is written down: the button waits', async () => {
  await openPage('/gallery/iron-balusters?view=list&work=plain')
  page().getByText('Write how many you need into the boxes.')
  expect(page().getByRole('button', { name: 'Add to Cart' })).toHaveProperty('disabled', true)
})

describe('a row that cannot be added', () => {
  test('for its quantity says between what it may be', async () => {
    const visitor = await openPage('/gallery/newels?view=list')
    const box = await quantityOf('N-4010')
    await visitor.type(box, '501{Enter}')
    page().getByText('Whole numbers from 1 to 500.')
    page().getByText('One row has to be put right first.')
    expect(document.activeElement).toBe(box)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    screen.getByRole('button', { name: 'Cart, empty' })
    await visitor.clear(box)
  })

  test('for want of a wood leads to its list, and is added with one', async () => {
    const visitor = await openPage('/gallery/newels?view=list')
    const box = await quantityOf('N-4010')
    await visitor.clear(box)
    await visitor.type(box, '2{Enter}')
    await notice('Species Required')
    page().getByText('Please select a wood species before adding to cart.')
    const species = page().getByRole('combobox', { name: 'Species of N-4010' })
    expect(document.activeElement).toBe(species)
    await visitor.selectOptions(species, 'White Oak')
    await visitor.click(page().getByRole('button', { name: 'Add 2 pieces to Cart' }))
    screen.getByRole('button', { name: 'Cart, 2 items' })
  })
})

test('rows that a filter hides count, and that is said', async () => {
  const visitor = await openPage('/gallery/iron-balusters?view=list&work=plain')
  await visitor.type(await quantityOf('M-103'), '5')
  await visitor.click(page().getByRole('checkbox', { name: /^Round/ }))
  page().getByText(/1 of the rows hidden by filters/)
  page().getByRole('button', { name: 'Add 5 pieces to Cart' })
})

test('each row names its sizes under their headings', async () => {
  await openPage('/gallery/iron-balusters?view=list&work=plain')
  const headings = (await table()).getAllByRole('columnheader').map((cell) => cell.textContent)
  expect(headings).toEqual([
    'Picture',
    'Item',
    'Bar size',
    'Core',
    'Length',
    'Finish',
    'Price',
    'Quantity',
  ])
  const row = within((await table()).getByRole('row', { name: /M-101/ }))
  row.getByText('1/2" square')
  row.getByText('Hollow')
  row.getByText('$8.99')
})
