import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { functionsServer } from '../testing/functions-server.ts'
import { openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

const server = functionsServer()

beforeEach(() => server.answer('get-paypal-config', { clientId: '' }))

const SAMPLE = {
  ...BASKET,
  id: 's-100:finish=cv',
  title: 'Finish Sample, Copper Vein',
  category: 'Samples',
  priceCents: 100,
}
const ALONE =
  'Samples alone ship for the standard $15.00; they ride along free with an order over $100.'
const TOO_MANY = 'An order takes at most 8 samples and this one has 9; please take 1 out.'

async function openCart() {
  const visitor = await openPage('/about')
  await visitor.click(screen.getByRole('button', { name: /^Cart, / }))
  return within(await screen.findByRole('dialog', { name: 'Shopping Cart' }))
}

describe('a cart of samples alone', () => {
  test('says what shipping them costs', async () => {
    saveLines({ ...SAMPLE, quantity: 8 })
    const drawer = await openCart()
    drawer.getByText(ALONE)
    expect(drawer.queryByText(TOO_MANY)).toBeNull()
  })

  test('of nine says at the cart that one is too many', async () => {
    saveLines({ ...SAMPLE, quantity: 9 })
    const drawer = await openCart()
    drawer.getByText(TOO_MANY)
  })

  test('says both at checkout', async () => {
    saveLines({ ...SAMPLE, quantity: 9 })
    await openPage('/checkout')
    page().getByText(ALONE)
    expect(page().getAllByText(TOO_MANY, { exact: false })).toHaveLength(2)
  })

  test('of nine has no way to pay at checkout, but one to the cart', async () => {
    saveLines({ ...SAMPLE, quantity: 9 })
    const visitor = await openPage('/checkout')
    await visitor.click(page().getByRole('button', { name: 'Open the cart' }))
    await screen.findByRole('dialog', { name: 'Shopping Cart' })
  })

  test('costs nothing to ship where it is picked up', async () => {
    saveLines({ ...SAMPLE, quantity: 2 })
    const visitor = await openPage('/checkout')
    page().getByText(ALONE)
    await visitor.click(page().getByRole('checkbox', { name: 'Pickup at Warehouse (Free)' }))
    expect(page().queryByText(ALONE)).toBeNull()
  })
})

test('samples beside other parts need no word', async () => {
  saveLines(BASKET, { ...SAMPLE, quantity: 2 })
  await openPage('/checkout')
  expect(page().queryByText(ALONE)).toBeNull()
})

test('the page of a sample says what it costs and how it ships', async () => {
  await openPage('/product/s-100')
  page().getByRole('heading', { level: 1, name: 'Finish Sample' })
  expect(page().getAllByText('$1.00').length).toBeGreaterThan(0)
  await page().findByText(`${ALONE} At most 8 samples an order.`)
})

test.each([
  ['m-399', 'Order a finish sample', '/product/s-100'],
  ['c-2005', 'Order a wood sample', '/product/s-200'],
])('the page of %s leads to its sample', async (id, name, to) => {
  await openPage(`/product/${id}`)
  const link = await page().findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(to)
})

test('a part without a choice of finish or wood leads to no sample', async () => {
  await openPage('/product/epoxy-kit-35')
  await page().findByText('Returnable within 14 days. 1 year manufacturer warranty.')
  expect(page().queryByRole('link', { name: /^Order a .* sample/ })).toBeNull()
})
