import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import { openPage, page } from '../testing/open-page.tsx'

const BOX = 'Your list, one item to a line'

const box = () => page().findByRole<HTMLTextAreaElement>('textbox', { name: BOX })

async function paste(text: string): Promise<void> {
  const field = await box()
  await act(async () => fireEvent.change(field, { target: { value: text } }))
}

const fileField = () => page().getByLabelText('Choose a CSV File')

const rows = () => within(page().getByRole('list', { name: 'Your list, line by line' }))

function cartLines(): unknown {
  const saved = window.localStorage.getItem(CART_STORAGE_KEY)
  if (saved === null) return []
  const { items }: { items: { id: string; quantity: number }[] } = JSON.parse(saved)
  return items.map(({ id, quantity }) => `${quantity} ${id}`)
}

test('answers each line and puts nothing into the cart by itself', async () => {
  await openPage('/quick-order')
  await paste('48 M-399 copper vein\nM-3999 5\nC-2005 12')
  expect(rows().getAllByRole('listitem')).toHaveLength(3)
  rows().getByText('Item M-399 · Quantity 48, $38.99 each')
  // 48 × 38.99.
  rows().getByText('$1,871.52')
  rows().getByText('We do not sell M-3999. Is it one of these?')
  rows().getByText('Please select a wood species for this product.')
  expect(cartLines()).toEqual([])
})

test('a press answers a line, and the line keeps the focus', async () => {
  const visitor = await openPage('/quick-order')
  await paste('C-2005 12')
  await visitor.click(rows().getByRole('button', { name: 'White Oak' }))
  expect((await box()).value).toBe('12 x C-2005, White Oak')
  await rows().findByText('Item C-2005 · Quantity 12, $24.05 each')
  expect(document.activeElement).toBe(rows().getByRole('listitem'))
})

test('a choice that was not named can be changed in its line', async () => {
  const visitor = await openPage('/quick-order')
  await paste('SH-121 6')
  rows().getByText('No bar size and finish named: please check.')
  await visitor.selectOptions(rows().getByRole('combobox', { name: 'Bar size of SH-121' }), '3-4')
  expect((await box()).value).toBe('6 x SH-121, 3/4" bar')
  await rows().findByText('No finish named: please check.')
})

test('adds what is found, keeps what is open, and takes both back', async () => {
  const visitor = await openPage('/quick-order')
  await paste('2 M-399 cv\nC-2005 12\n3 m399 copper vein')
  rows().getByText('Named above already: the quantities are added up.')
  await visitor.click(page().getByRole('button', { name: 'Add 1 Line to Cart' }))
  expect(cartLines()).toEqual(['5 m-399:finish=cv'])
  expect((await box()).value).toBe('C-2005 12')
  expect(document.activeElement?.textContent).toBe('5 pieces in one line were added to the cart.')
  await visitor.click(page().getByRole('button', { name: 'Undo' }))
  expect(cartLines()).toEqual([])
  expect((await box()).value).toBe('2 M-399 cv\nC-2005 12\n3 m399 copper vein')
})

test('a line is left out with one press', async () => {
  const visitor = await openPage('/quick-order')
  await paste('Hi Joe,\n2 M-399 cv')
  rows().getByText('No part of ours is named on this line.')
  await visitor.click(rows().getByRole('button', { name: 'Leave out: Hi Joe,' }))
  await waitFor(() => expect(rows().getAllByRole('listitem')).toHaveLength(1))
})

test('the list is there again at the next visit', async () => {
  await openPage('/quick-order')
  await paste('2 M-399 cv')
  expect(window.localStorage.getItem('millrun-quick-order')).toBe('2 M-399 cv')
})

test('a file is added to what is typed, and a workbook is refused with a sentence', async () => {
  const visitor = await openPage('/quick-order')
  await paste('2 M-399 cv')
  await visitor.upload(fileField(), new File(['BR-101,4\n'], 'list.csv', { type: 'text/csv' }))
  await page().findByText('Classic Handrail Bracket')
  expect((await box()).value).toBe('2 M-399 cv\nBR-101,4')
  await visitor.upload(fileField(), new File(['PK\0\0'], 'list.csv', { type: 'text/csv' }))
  await page().findByText('This is no text. Please save the sheet as CSV UTF-8.')
  expect((await box()).value).toBe('2 M-399 cv\nBR-101,4')
})

test('says how many lines are more than one order takes', async () => {
  await openPage('/quick-order')
  await paste('1 M-399 cv\n'.repeat(203))
  page().getByText(/A list has at most 200 lines at once: 3 more/)
  expect(screen.getAllByText('Named above already: the quantities are added up.')).toHaveLength(199)
})
