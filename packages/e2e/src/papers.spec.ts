import type { Locator, Page } from '@playwright/test'
import { addBasketBalusters } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const ORDER = {
  orderNumber: 'MR-22222222',
  status: 'paid',
  placedAt: '2026-11-21T12:00:00.000Z',
  pickup: false,
  place: 'Trenton, NJ',
  lines: [
    {
      id: 'm-399:finish=cv',
      item: 'M-399',
      title: 'Single Basket Iron Baluster, Copper Vein',
      quantity: 1,
      price: '34.99',
    },
  ],
  subtotal: '34.99',
  shipping: '15.00',
  tax: '2.80',
  total: '52.79',
  refunded: '0.00',
}

/** Opens the cart, wherever one is. */
async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /cart/i }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer.getByRole('button', { name: 'Print or PDF' })).toBeVisible()
  return drawer
}

/** How many pictures a paper has, once all of them are there. */
async function picturesOf(paper: Locator): Promise<number> {
  const pictures = paper.locator('img')
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      ),
    )
    .toBe(true)
  return pictures.count()
}

test('a cart is printed alone, with its pictures, before anybody has seen them @phone', async ({
  page,
}) => {
  await addBasketBalusters(page, 2)
  await openCart(page)
  const paper = page.locator('body > [data-receipt]')
  expect(await picturesOf(paper)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(paper.getByText(/^Cart of/)).toBeVisible()
  await expect(paper.getByText('$69.98').last()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the cart that lies over an order is printed without it, and the order without the cart', async ({
  page,
}) => {
  await addBasketBalusters(page, 2)
  await page.route('**/functions/v1/order-status', (route) => route.fulfill({ json: ORDER }))
  await visit(page, '/orders/link#abcdefghijklmnopqrstuvwxyz_-0123')
  const order = page.getByRole('main').locator('[data-receipt]')
  await expect(order.getByText('MR-22222222').first()).toBeVisible()
  expect(await picturesOf(order)).toBe(1)
  const drawer = await openCart(page)
  const cart = page.locator('body > [data-receipt]')
  await page.emulateMedia({ media: 'print' })
  await expect(cart).toBeVisible()
  await expect(order).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await drawer.getByRole('button', { name: 'Close' }).first().click()
  await expect(drawer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(order).toBeVisible()
  await expect(cart).toHaveCount(0)
})
