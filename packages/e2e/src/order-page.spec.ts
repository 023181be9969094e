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
  const token = 'abcdefghijklmnopqrstuvwxyz'
  await visit(page, `/orders/${token}`)
  await expect(page.getByRole('heading', { name: 'Your payment is pending' })).toBeVisible()
  await page.getByRole('button', { name: 'Check Again' }).click()
  const checking = page.getByRole('button', { name: 'Checking...' })
  await checking.click({ force: true })
  answer()
  await expect(page.getByRole('heading', { name: 'Your order is paid' })).toBeVisible()
  await expect(checking).toHaveCount(0)
  expect(asked).toEqual([
    { token, again: false },
    { token, again: true },
  ])
})
