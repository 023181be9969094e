import type { OwnOrder } from '@millrun/commerce/account/own-orders'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, page } from '../../testing/open-page.tsx'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'
import { sessionServer } from '@millrun/ui/testing/session-server'
import { leaveSession } from '../testing/customer-session.ts'

const server = sessionServer()

const ORDER: OwnOrder = {
  orderNumber: 'MR-22222222',
  status: 'paid',
  placedAt: '2026-11-21T12:00:00.000Z',
  pickup: false,
  lines: [
    { id: 'm-399:finish=sb', item: 'M-399', title: 'Basket', quantity: 3, price: '30.00' },
    { id: 'no-such-part', item: 'X-1', title: 'Old Rail', quantity: 1, price: '10.00' },
  ],
  subtotal: '100.00',
  shipping: '15.00',
  tax: '8.00',
  total: '123.00',
  refunded: '0.00',
  jobName: 'Elm Street',
  orderLink: '/orders/link#abcdefghijklmnopqrstuvwxyz_-0123',
}

beforeEach(() => {
  leaveSession()
  server.answer('GET /account/api/addresses', { addresses: [] })
  server.answer('GET /account/api/orders', { orders: [ORDER] })
})

/** Quantities by line, as this browser keeps them. */
function cart(): Record<string, number> {
  const saved: unknown = JSON.parse(window.localStorage.getItem('millrun-stair-cart') ?? '{}')
  const isCart = typeof saved === 'object' && saved !== null && 'items' in saved
  const items: { id: string; quantity: number }[] =
    isCart && Array.isArray(saved.items) ? saved.items : []
  return Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]))
}

test('an order says its number, day, sum and how it stands, and leads to its papers', async () => {
  await openPage('/account')
  await page().findByRole('heading', { level: 2, name: 'Order MR-22222222' })
  page().getByText('$123.00')
  page().getByText('Placed November 21, 2026. Your order is paid.')
  page().getByText('3 × Basket; 1 × Old Rail')
  page().getByText(/Elm Street/)
  const papers = page().getByRole('link', { name: 'Order and Papers: MR-22222222' })
  expect(papers.getAttribute('href')).toBe(ORDER.orderLink)
})

describe('ordering again', () => {
  test('shows first what is missing and what changed, then adds what there is, and can be undone', async () => {
    saveLines(BASKET)
    const visitor = await openPage('/account')
    await visitor.click(await page().findByRole('button', { name: 'Order Again: MR-22222222' }))
    page().getByText('Old Rail is not sold any more.')
    page().getByText(/costs \$34\.99 each today, and cost \$30\.00\.$/)
    expect(cart()).toEqual({ 'm-399:finish=sb': 1 })
    await visitor.click(page().getByRole('button', { name: 'Add to Cart' }))
    const said = await page().findByText('3 pieces were added to the cart.')
    expect(document.activeElement).toBe(said)
    expect(cart()).toEqual({ 'm-399:finish=sb': 4 })
    await visitor.click(page().getByRole('button', { name: 'Undo' }))
    expect(cart()).toEqual({ 'm-399:finish=sb': 1 })
  })

  test('of an order of which nothing is left says so', async () => {
    const [, gone] = ORDER.lines
    server.answer('GET /account/api/orders', { orders: [{ ...ORDER, lines: [gone] }] })
    const visitor = await openPage('/account')
    await visitor.click(await page().findByRole('button', { name: 'Order Again: MR-22222222' }))
    page().getByText('Nothing of this order can be had today.')
    expect(page().queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  })
})

test('earlier orders come when they are asked for', async () => {
  server.answer('GET /account/api/orders', { orders: [ORDER], next: 'c-2' })
  const visitor = await openPage('/account')
  const earlier = await page().findByRole('button', { name: 'Earlier Orders' })
  const older = { ...ORDER, orderNumber: 'MR-11111111' }
  server.answer('GET /account/api/orders', { orders: [older] })
  await visitor.click(earlier)
  await page().findByRole('heading', { level: 2, name: 'Order MR-11111111' })
  page().getByRole('heading', { level: 2, name: 'Order MR-22222222' })
})

test('somebody without orders hears how to find one', async () => {
  server.answer('GET /account/api/orders', { orders: [] })
  await openPage('/account')
  await page().findByText(/^No order was placed with this e-mail address yet\./)
  expect(page().getByRole('link', { name: 'Find an Order' }).getAttribute('href')).toBe('/orders')
})

test('a shop that is out of order says so, and can be asked again', async () => {
  server.answer('GET /account/api/orders', { error: 'We are busy; please try again.' }, 503)
  const visitor = await openPage('/account')
  await page().findByText('We are busy; please try again.')
  server.answer('GET /account/api/orders', { orders: [ORDER] })
  await visitor.click(page().getByRole('button', { name: 'Try Again' }))
  await page().findByRole('heading', { level: 2, name: 'Order MR-22222222' })
})
