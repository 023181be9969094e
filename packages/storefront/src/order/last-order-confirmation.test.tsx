import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { functionsServer } from '../testing/functions-server.ts'
import { openPage } from '../testing/open-page.tsx'
import { orderEmail } from '../account/order-email.ts'
import { keepLastOrder } from './last-order.ts'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123'
const NUMBER = 'MR-22222222'

const ORDER = {
  orderNumber: NUMBER,
  status: 'paid',
  placedAt: '2026-11-21T15:00:00.000Z',
  pickup: false,
  place: 'Trenton, NJ',
  lines: [{ item: 'M-399', title: 'Single Basket Baluster', quantity: 1, price: '34.99' }],
  subtotal: '34.99',
  shipping: '15.00',
  tax: '2.80',
  total: '52.79',
  refunded: '0.00',
}

const server = functionsServer()

beforeEach(() => keepLastOrder({ orderNumber: NUMBER, orderLink: `/orders/link#${TOKEN}` }))

test('the order that was just placed is confirmed with all that was bought', async () => {
  server.answer('order-status', ORDER)
  await openPage('/')
  const thanks = `Thank you for your order ${NUMBER}.`
  const receipt = within(await screen.findByRole('region', { name: thanks }))
  receipt.getByText('$52.79')
  receipt.getByRole('heading', { name: 'What happens next' })
  const link = receipt.getByRole('link', { name: 'See your order' })
  expect(link.getAttribute('href')).toBe(`/orders/link#${TOKEN}`)
})

test('says when it ships, and what the papers of its buyer call it', async () => {
  const way = { mode: 'parcel', cartons: 1, weightLb: 3.2, reasons: [] }
  const delivery = { ...way, from: '2026-11-24', to: '2026-12-03' }
  server.answer('order-status', { ...ORDER, poNumber: '4711', delivery })
  await openPage('/')
  await screen.findByText('PO number 4711')
  screen.getByText(
    'We get your parts ready. They ship Tue, Nov 24 to Thu, Dec 3; lead times are estimates.',
  )
  screen.getByText('Ships by parcel in 1 carton, 4 lb. Ships Tue, Nov 24 to Thu, Dec 3.')
})

test('says that freight needs a call where it does', async () => {
  const call = 'Freight to Hawaii needs a call before it leaves: (609) 555-0142.'
  const way = { mode: 'freight', cartons: 1, weightLb: 20, reasons: [], call }
  const delivery = { ...way, from: '2026-11-24', to: '2026-12-03' }
  server.answer('order-status', { ...ORDER, delivery })
  await openPage('/')
  await screen.findByText(call, { exact: false })
})

test('is gone for good when it is dismissed', async () => {
  server.answer('order-status', ORDER)
  const visitor = await openPage('/')
  await visitor.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/Thank you for your order/)).toBeNull()
  expect(window.sessionStorage.getItem('millrun-last-order')).toBeNull()
})

test('is a line with its number where the shop cannot be asked', async () => {
  server.answer('order-status', { error: 'not now' }, 503)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await openPage('/')
  await screen.findByText(NUMBER)
  screen.getByRole('link', { name: 'See your order' })
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull()
})

test('that came to nothing thanks nobody', async () => {
  server.answer('order-status', { ...ORDER, status: 'declined' })
  await openPage('/')
  await waitFor(() => expect(screen.queryByText(/your order MR-/)).toBeNull())
})

test('that is still pending does not thank for the money', async () => {
  server.answer('order-status', { ...ORDER, status: 'pending' })
  await openPage('/')
  await screen.findByRole('region', { name: `We have your order ${NUMBER}.` })
})

test('an account is offered to whoever paid as a guest in this tab, with a document of its own', async () => {
  server.answer('order-status', ORDER)
  orderEmail.keep('ada@example.com')
  const visitor = await openPage('/')
  const offer = await screen.findByRole('link', { name: 'Choose a Password' })
  screen.getByText('ada@example.com')
  expect(offer.getAttribute('href')).toBe('/account?at=after-order')
  await visitor.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(orderEmail.read()).toBeUndefined()
})

test('nobody who is signed in is offered an account', async () => {
  server.answer('order-status', ORDER)
  orderEmail.keep('ada@example.com')
  window.localStorage.setItem('millrun-account-session', '{}')
  await openPage('/')
  await screen.findByRole('link', { name: 'See your order' })
  expect(screen.queryByRole('link', { name: 'Choose a Password' })).toBeNull()
})
