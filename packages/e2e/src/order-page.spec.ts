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

test('an order says its items, day and place, and prints alone @phone', async ({ page }) => {
  await page.route('**/functions/v1/order-status', (route) =>
    route.fulfill({
      json: {
        ...PENDING,
        status: 'paid',
        // It is still the 20th in New Jersey.
        placedAt: '2026-11-21T04:59:00.000Z',
        address: {
          streetAddress: '100 North Main Street',
          secondaryAddress: 'Apt 4',
          city: 'Trenton',
          state: 'NJ',
          zipCode: '08608',
        },
        lines: [{ item: 'M-399', title: 'Single Basket Baluster', quantity: 3, price: '34.99' }],
        subtotal: '104.97',
        shipping: '0.00',
        tax: '8.40',
        total: '113.37',
      },
    }),
  )
  await visit(page, `/orders/link#${TOKEN}`)
  await expect(page.getByText('Order MR-22222222, placed November 20, 2026')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Item M-399 · Quantity 3, $34.99 each')).toBeVisible()
  // 3 × 34.99; the subtotal is the same.
  await expect(main.getByText('$104.97')).toHaveCount(2)
  for (const text of ['100 North Main Street', 'Apt 4', 'Trenton, NJ 08608']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText('$113.37')).toBeVisible()
  await expect(main.getByText('2150 Route 130 North, Burlington, NJ 08016')).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
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
