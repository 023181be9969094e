import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const PENDING = {
  orderNumber: 'MR-22222222',
  status: 'pending',
  placedAt: '2026-11-21T12:00:00.000Z',
  pickup: false,
  place: 'Trenton, NJ',
  lines: [{ title: 'Single Basket Baluster', quantity: 1, price: '34.99' }],
  subtotal: '34.99',
  shipping: '15.00',
  tax: '2.80',
  total: '52.79',
  refunded: '0.00',
}

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123'

/** Answers for the order; resolves what the page asked about, and every address that was sent anywhere. */
async function watchOrder(page: Page) {
  const asked: unknown[] = []
  const sent: string[] = []
  await page.route('**/functions/v1/order-status', (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ json: { ...PENDING, status: 'paid' } })
  })
  page.on('request', (request) => {
    sent.push(request.url().split('#', 1)[0] ?? '', request.headers()['referer'] ?? '')
  })
  return { asked, sent }
}

test('the address of an order keeps its secret in the browser', async ({ page }) => {
  const { asked, sent } = await watchOrder(page)
  await visit(page, `/orders/link#${TOKEN}`)
  await expect(page.getByRole('heading', { name: 'Your order is paid' })).toBeVisible()
  expect(asked).toEqual([{ token: TOKEN, again: false }])
  expect(sent.join(' ')).not.toContain(TOKEN)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('the address in an older mail becomes such a one before anything else is asked for', async ({
  page,
}) => {
  const { asked, sent } = await watchOrder(page)
  await visit(page, `/orders/${TOKEN}?from=mail`)
  expect(new URL(page.url())).toMatchObject({ pathname: '/orders/link', hash: `#${TOKEN}` })
  await expect(page.getByRole('heading', { name: 'Your order is paid' })).toBeVisible()
  expect(asked).toEqual([{ token: TOKEN, again: false }])
  const [first, ...later] = sent
  expect(first).toContain(`/orders/${TOKEN}`)
  expect(later.join(' ')).not.toContain(TOKEN)
})

test('links to a place in the page do not lose the order', async ({ page }) => {
  const { asked } = await watchOrder(page)
  await visit(page, `/orders/link#${TOKEN}`)
  const title = page.getByRole('heading', { name: 'Your order is paid' })
  await expect(title).toBeVisible()
  await page.getByRole('link', { name: /FREE SHIPPING/ }).click()
  await expect(page).toHaveURL(new RegExp(`#${TOKEN}$`))
  await expect(page.locator('#free-shipping')).toBeInViewport()
  await page.reload()
  await expect(title).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('an address that names no order says so', async ({ page, complaints }) => {
  for (const address of ['/orders/link', '/orders/link#main', '/orders/x']) {
    await visit(page, address)
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  }
  complaints.length = 0
})

test('the page of a pending order asks PayPal when it is told to, once at a time', async ({
  page,
}) => {
  const asked: unknown[] = []
  const { promise: isPressedTwice, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/functions/v1/order-status', async (route) => {
    asked.push(route.request().postDataJSON())
    if (asked.length === 1) return route.fulfill({ json: PENDING })
    await isPressedTwice
    return route.fulfill({ json: { ...PENDING, status: 'paid' } })
  })
  await visit(page, `/orders/link#${TOKEN}`)
  await expect(page.getByRole('heading', { name: 'Your payment is pending' })).toBeVisible()
  await page.getByRole('button', { name: 'Check Again' }).click()
  const checking = page.getByRole('button', { name: 'Checking...' })
  await checking.click({ force: true })
  answer()
  await expect(page.getByRole('heading', { name: 'Your order is paid' })).toBeVisible()
  await expect(checking).toHaveCount(0)
  expect(asked).toEqual([
    { token: TOKEN, again: false },
    { token: TOKEN, again: true },
  ])
})
