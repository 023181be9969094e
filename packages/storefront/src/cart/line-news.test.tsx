import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { functionsServer } from '../testing/functions-server.ts'
import { openPage, page } from '../testing/open-page.tsx'
import { BASKET, saveLines } from '../testing/saved-cart.ts'

const server = functionsServer()

beforeEach(() => server.answer('get-paypal-config', { clientId: '' }))

const OLD_PRICE = { ...BASKET, priceCents: 2999 }
const NEWS = 'The price of Single Basket Iron Baluster, Satin Black is now $34.99, it was $29.99.'

test('a cart with an old price says so in its drawer, until that is understood', async () => {
  saveLines(OLD_PRICE)
  const visitor = await openPage('/about')
  await visitor.click(screen.getByRole('button', { name: 'Cart, 1 item' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }))
  drawer.getByText(NEWS)
  await visitor.click(
    drawer.getByRole('button', {
      name: 'Increase quantity of Single Basket Iron Baluster, Satin Black',
    }),
  )
  drawer.getByText(NEWS)
  await visitor.click(drawer.getByRole('button', { name: 'Understood' }))
  expect(drawer.queryByText(NEWS)).toBeNull()
  expect(window.localStorage.getItem('millrun-stair-cart')).not.toContain('was')
})

test('checkout says it before paying, line by line', async () => {
  saveLines(OLD_PRICE)
  await openPage('/checkout')
  await page().findByText(NEWS)
  page().getByRole('button', { name: 'Understood' })
})

test('a line of which nothing is left is told too', async () => {
  saveLines({ ...BASKET, id: 'm-308', priceCents: 1399 })
  await openPage('/checkout')
  await page().findByText(
    'Open Twist Iron Baluster is out of stock; please remove it from the cart.',
  )
})

test('a cart that is as it was says nothing', async () => {
  saveLines(BASKET)
  await openPage('/checkout')
  await page().findByRole('heading', { name: 'Checkout' })
  expect(page().queryByText(/The price of|is out of stock/)).toBeNull()
  expect(page().queryByRole('button', { name: 'Understood' })).toBeNull()
})
