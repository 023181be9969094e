import type { OrderData } from '@millrun/commerce/functions'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, page } from '../../../testing/open-page.tsx'
import { BASKET, saveLines } from '../../../testing/saved-cart.ts'
import { leaveSession } from '../../testing/customer-session.ts'
import { TERMS } from '../../testing/own-terms.ts'

const server = sessionServer()

/** Two baskets at 34.99: 69.98, shipping 15.00, tax 5.60. */
const ORDER: OrderData = {
  items: [
    {
      id: BASKET.id,
      title: BASKET.title,
      category: BASKET.category,
      image: BASKET.image,
      price: '34.99',
      quantity: 2,
    },
  ],
  customerInfo: {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Stone',
    phone: '(609) 555-0199',
    streetAddress: '100 N Main St',
    secondaryAddress: '',
    city: 'Trenton',
    state: 'NJ',
    zipCode: '08608',
  },
  subtotal: '69.98',
  shipping: '15.00',
  tax: '5.60',
  total: '90.58',
  pickup: false,
  cartId: 'cart-1',
  poNumber: 'PO-4711',
  jobName: 'Elm Street',
}

const WAITING = 'millrun-checkout-on-terms'
const FORM = 'millrun-checkout-form'
const ORDERS = 'POST /account/api/terms-orders'

const PLACED = {
  orderNumber: 'MR-22222222',
  orderLink: '/orders/link#abcdefghijklmnopqrstuvwxyz_-0123',
  dueOn: '2026-12-26',
}

beforeEach(() => {
  leaveSession()
  saveLines({ ...BASKET, quantity: 2 })
  window.sessionStorage.setItem(WAITING, JSON.stringify(ORDER))
  window.sessionStorage.setItem(FORM, '{"email":"ada@example.com"}')
  server.answer('GET /account/api/addresses', { addresses: [] })
  server.answer('GET /account/api/orders', { orders: [] })
  server.answer('GET /account/api/terms', { terms: TERMS })
})

const placeButton = () => page().findByRole('button', { name: 'Place the Order' })
const pieces = () => /"quantity":(\d+)/.exec(localStorage.getItem('millrun-stair-cart') ?? '')?.[1]

/** What a try that came to nothing has left. */
function expectAllKept(): void {
  expect(window.sessionStorage.getItem(WAITING)).not.toBeNull()
  expect(window.sessionStorage.getItem(FORM)).not.toBeNull()
  expect(pieces()).toBe('2')
}

test('an order that waits is shown with lines, place, sums, due day and what is owed then', async () => {
  server.answer('GET /account/api/terms', { terms: { ...TERMS, owed: '1200.00', left: '3800.00' } })
  await openPage('/account')
  await page().findByRole('heading', { level: 1, name: 'Confirm your order on terms' })
  await page().findByText(/^\$90\.58, due \w+ \d+, 20\d\d$/)
  // 1200.00 and 90.58
  page().getByText('With this order you owe $1,290.58; your limit is $5,000.00.')
  page().getByText('Item M-399 · Quantity 2, $34.99 each')
  page().getByText('100 N Main St')
  page().getByText(/PO-4711/)
  page().getByText(/Elm Street/)
  for (const sum of ['$15.00', '$5.60', '$90.58']) page().getByText(sum)
})

test('two presses place one order, empty the cart and leave nothing of its checkout', async () => {
  const visitor = await openPage('/account')
  server.answer(ORDERS, PLACED)
  await visitor.dblClick(await placeButton())
  const title = await page().findByRole('heading', { level: 1, name: 'Thank you for your order' })
  expect(document.activeElement).toBe(title)
  page().getByText('Order MR-22222222 is placed.')
  page().getByText(/^Due December 26, 2026\./)
  const link = page().getByRole('link', { name: 'See Your Order' })
  expect(link.getAttribute('href')).toBe(PLACED.orderLink)
  expect(server.bodiesOf(ORDERS)).toEqual([{ amount: '90.58', currency: 'USD', orderData: ORDER }])
  expect(pieces()).toBeUndefined()
  expect(window.sessionStorage.getItem(WAITING)).toBeNull()
  expect(window.sessionStorage.getItem(FORM)).toBeNull()
})

describe('everything is kept to try again', () => {
  test('when the shop refuses, in its words', async () => {
    const error = 'Your trade prices have changed. Please look at your checkout again.'
    server.answer(ORDERS, { error }, 409)
    const visitor = await openPage('/account')
    await visitor.click(await placeButton())
    await page().findByText(error)
    expectAllKept()
    server.answer(ORDERS, PLACED)
    await visitor.click(await placeButton())
    await page().findByText('Order MR-22222222 is placed.')
  })

  test('when the shop is not reached', async () => {
    const visitor = await openPage('/account')
    const button = await placeButton()
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
    await visitor.click(button)
    await page().findByText('We could not be reached just now. Please try again in a moment.')
    fetch.mockRestore()
    expectAllKept()
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  })

  test('when nobody is signed in: the order waits, and says so', async () => {
    window.localStorage.removeItem('millrun-account-session')
    await openPage('/account')
    await page().findByText('Your order waits in this tab. Sign in, and you can place it on terms.')
    expectAllKept()
  })
})

test('back at checkout nothing is lost, and no order waits any more', async () => {
  const visitor = await openPage('/account')
  const back = await page().findByRole('link', { name: 'Not Now' })
  expect(back.getAttribute('href')).toBe('/checkout')
  back.addEventListener('click', (event) => event.preventDefault())
  await visitor.click(back)
  expect(window.sessionStorage.getItem(WAITING)).toBeNull()
  expect(window.sessionStorage.getItem(FORM)).not.toBeNull()
  expect(pieces()).toBe('2')
})

test('an order of another cart than the one in this browser is not placed', async () => {
  saveLines({ ...BASKET, quantity: 3 })
  await openPage('/account')
  await page().findByText('Your cart has changed since. Please look at it at checkout again.')
  expect(page().queryByRole('button', { name: 'Place the Order' })).toBeNull()
})

test('an account without terms is led back to checkout', async () => {
  server.answer('GET /account/api/terms', { terms: null })
  await openPage('/account')
  await page().findByText(/^This account cannot order on terms\./)
  page().getByRole('link', { name: 'Back to Checkout' })
})

test('the other parts of the account say that an order waits', async () => {
  const visitor = await openPage('/account?at=addresses')
  await visitor.click(await page().findByRole('link', { name: 'Confirm it' }))
  await placeButton()
})
