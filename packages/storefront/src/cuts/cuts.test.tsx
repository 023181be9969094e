import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import { fill, notice, openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

const RAIL = {
  ...BASKET,
  id: 'c-6010:length=12,species=red-oak',
  title: 'Colonial Handrail, 12 ft, Red Oak',
  category: 'Handrails',
  priceCents: 10_499,
}

const saved = () => window.localStorage.getItem(CART_STORAGE_KEY) ?? ''

describe('the page of a rail', () => {
  test('offers it in two pieces of six feet that go by parcel, for the same price', async () => {
    const visitor = await openPage('/product/c-6010')
    await page().findByText(/^Goes by truck/)
    await visitor.click(await page().findByRole('radio', { name: /In 2 pieces of 6 ft/ }))
    page().getByText('12 ft, Red Oak, cut to 72" + 72"')
    await page().findByText(/Ships by parcel/)
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    expect(saved()).toContain('c-6010:length=12,species=red-oak,cut=72+72')
    expect(saved()).toContain('"price":104.99')
  })

  test('takes a length as carpenters write it, and says what it can be', async () => {
    const visitor = await openPage('/product/c-6010')
    await visitor.click(await page().findByRole('radio', { name: /Cut to length/ }))
    const field = page().getByRole('textbox', { name: 'Length in inches' })
    await fill(visitor, field, '12')
    page().getByText(/from 24" to 143-7\/8", in sixteenths/)
    await fill(visitor, field, '80 11/16"')
    page().getByText('12 ft, Red Oak, cut to 80-11/16"')
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    expect(saved()).toContain('c-6010:length=80-11/16,species=red-oak')
  })

  test('says that what is cut cannot be returned, and that what is whole can', async () => {
    const visitor = await openPage('/product/c-6010')
    await page().findByText('Returnable within 14 days. 1 year manufacturer warranty.')
    await visitor.click(await page().findByRole('radio', { name: /In 2 pieces of 6 ft/ }))
    page().getByText('What we cut for you cannot be returned. 1 year manufacturer warranty.')
    expect(page().queryByText(/Returnable within/)).toBeNull()
  })

  test('forgets the cut of a stick that is no longer chosen', async () => {
    const visitor = await openPage('/product/c-6010')
    await visitor.click(await page().findByRole('radio', { name: /In 2 pieces of 6 ft/ }))
    await visitor.click(page().getByRole('combobox', { name: /^Length/ }))
    await visitor.click(await screen.findByRole('option', { name: /^8 ft/ }))
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    expect(saved()).toContain('"c-6010:length=8,species=red-oak"')
  })
})

test('a newel offers no cut', async () => {
  await openPage('/product/n-4020')
  await page().findByText(/Returnable within 14 days/)
  expect(page().queryByRole('group', { name: 'Cut' })).toBeNull()
})

test('the cart cuts a long line for parcel, as many of it, and takes it back', async () => {
  saveLines({ ...RAIL, quantity: 2 })
  const visitor = await openPage('/about')
  await visitor.click(screen.getByRole('button', { name: /^Cart, / }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }))
  await visitor.click(drawer.getByRole('button', { name: /^Cut Colonial Handrail.* for parcel$/ }))
  drawer.getByRole('heading', { name: 'Colonial Handrail, 12 ft, Red Oak, cut to 72" + 72"' })
  expect(saved()).toContain('"quantity":2')
  const toast = within(await notice('Cut for parcel'))
  await visitor.click(toast.getByRole('button', { name: 'Undo' }))
  drawer.getByRole('heading', { name: 'Colonial Handrail, 12 ft, Red Oak' })
})
