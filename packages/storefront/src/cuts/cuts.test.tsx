import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { CART_STORAGE_KEY } from '@millrun/commerce/saved-cart'
import { functionsServer } from '../testing/functions-server.ts'
import { fill } from '@millrun/ui/testing/patient-dom'
import { notice, openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

const RAIL = {
  ...BASKET,
  id: 'c-6010:length=12,species=red-oak',
  title: 'Colonial Handrail, 12 ft, Red Oak',
  category: 'Handrails',
  priceCents: 10_499,
}

const saved = () => window.localStorage.getItem(CART_STORAGE_KEY) ?? ''

const server = functionsServer()

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

  test('adds nothing while no length stands there, or one that cannot be had', async () => {
    const visitor = await openPage('/product/c-6010')
    await visitor.click(await page().findByRole('radio', { name: /Cut to length/ }))
    const field = page().getByRole('textbox', { name: 'Length in inches' })
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    expect(document.activeElement).toBe(field)
    page().getByText(/from 24" to 143-7\/8", in sixteenths/)
    await fill(visitor, field, '143.9')
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    expect(document.activeElement).toBe(field)
    expect(saved()).not.toContain('c-6010')
    await visitor.click(page().getByRole('radio', { name: /^Whole/ }))
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    expect(saved()).toContain('c-6010:length=12,species=red-oak"')
  })

  test('says how much a saw takes of pieces, and that one length is exact', async () => {
    const visitor = await openPage('/product/c-6010')
    await visitor.click(await page().findByRole('radio', { name: /In 2 pieces of 6 ft/ }))
    page().getByText(/an end piece finishes 1\/16" short/)
    await visitor.click(page().getByRole('radio', { name: /Cut to length/ }))
    page().getByText(/Your piece comes exactly as long as you ask\./)
    expect(page().queryByText(/short of its size/)).toBeNull()
  })

  test('says that what is cut cannot be returned, and that what is whole can', async () => {
    const visitor = await openPage('/product/c-6010')
    await page().findByText('Returnable within 14 days. 1 year manufacturer warranty.')
    await visitor.click(await page().findByRole('radio', { name: /In 2 pieces of 6 ft/ }))
    page().getByText('What we cut for you cannot be returned. 1 year manufacturer warranty.')
    expect(page().queryByText(/Returnable within/)).toBeNull()
  })

  test('says of each way how as many as are picked would go', async () => {
    const visitor = await openPage('/product/c-6010')
    await page().findByRole('radio', { name: 'In 2 pieces of 6 ft goes by parcel' })
    page().getByRole('radio', { name: 'Whole, 12 ft goes by truck' })
    // 40 × 14.6 lb: that many are too heavy for parcels, however short they are.
    await fill(visitor, page().getByRole('textbox', { name: 'Quantity' }), '40')
    await page().findByRole('radio', { name: 'In 2 pieces of 6 ft goes by truck' })
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
  await drawer.findByText(
    /^In 2 pieces of 6 ft, which cannot be returned\. The order then ships \w+, /,
  )
  expect(drawer.queryByText('Cut for you, cannot be returned')).toBeNull()
  await visitor.click(drawer.getByRole('button', { name: /^Cut for parcel, free: Colonial/ }))
  const title = 'Colonial Handrail, 12 ft, Red Oak, cut to 72" + 72"'
  const line = drawer.getByRole('heading', { name: title }).closest('li')
  drawer.getByText('Cut for you, cannot be returned')
  expect(document.activeElement).toBe(line)
  expect(saved()).toContain('"quantity":2')
  const toast = within(await notice('Cut for parcel'))
  await visitor.click(toast.getByRole('button', { name: 'Undo' }))
  drawer.getByRole('heading', { name: 'Colonial Handrail, 12 ft, Red Oak' })
})

test('the cart says when a cut alone takes nothing off the truck', async () => {
  saveLines(RAIL, {
    ...BASKET,
    id: 'c-8010:species=red-oak',
    title: 'Oak Tread',
    quantity: 14,
  })
  const visitor = await openPage('/about')
  await visitor.click(screen.getByRole('button', { name: /^Cart, / }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }))
  await drawer.findByText(
    /^In 2 pieces of 6 ft, .+, still by truck\. The order weighs \d+ lb, too much for parcels\.$/,
  )
})

test('checkout cuts a long line for parcel, and says that it cannot be returned', async () => {
  server.answer('get-paypal-config', { clientId: '' })
  saveLines(RAIL)
  const visitor = await openPage('/checkout')
  const way = within(await page().findByRole('list', { name: 'Cut for parcel' }))
  way.getByText(/^In 2 pieces of 6 ft, which cannot be returned\./)
  await visitor.click(way.getByRole('button', { name: /^Cut for parcel, free/ }))
  await page().findByText(/^Ships by parcel in 1 carton/)
  page().getByText('Item C-6010 · Quantity 1, $104.99 each · Cut for you, cannot be returned')
  expect(page().queryByRole('list', { name: 'Cut for parcel' })).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^Ships by parcel/)
})
