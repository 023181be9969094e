import {
  addBasketBalusters,
  approve,
  fillAddress,
  fillCheckout,
  fillContact,
  openPayPal,
  orderSummary,
} from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('a visitor buys three basket balusters with PayPal @phone', async ({ page }) => {
  await addBasketBalusters(page, 3)
  await visit(page, '/checkout')
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible()
  await expect(
    page.getByText('Please complete all required fields to enable PayPal checkout.'),
  ).toBeVisible()
  await fillContact(page)
  await fillAddress(page)

  // 3 × 34.99 = 104.97; over 100, so shipping is free; 8 % is 8.40
  const summary = await orderSummary(page)
  await expect(summary).toContainText('$104.97')
  await expect(summary).toContainText('$8.40')
  await expect(summary).toContainText('$113.37')

  const popup = await openPayPal(page)
  await expect(popup.getByText('113.37').first()).toBeVisible()
  await expect(popup.getByText(/test payment/i).first()).toBeVisible()
  await popup.getByRole('button', { name: 'Complete Purchase' }).click()

  await expect(page.getByText('Payment Successful!')).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  const saved = await page.evaluate(() => window.localStorage.getItem('millrun-stair-cart'))
  expect(JSON.parse(saved ?? '{}')).toMatchObject({ items: [], total: 0, itemCount: 0 })
})

test('a buyer who cancels keeps cart and form', async ({ page }) => {
  await fillCheckout(page, 1)
  const popup = await openPayPal(page)
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Payment Cancelled')).toBeVisible()
  await expect(page.getByText('You cancelled the payment process.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada.stone@example.com')
  await expect(await orderSummary(page)).toContainText('$34.99')
})

test('pickup needs no address and ships free', async ({ page }) => {
  await addBasketBalusters(page, 1)
  await visit(page, '/checkout')
  await fillContact(page)
  await page.getByLabel('Pickup at Warehouse (Free)').check()
  await expect(page.getByText('8AM-5PM')).toBeVisible()
  await expect(page.getByLabel('Street address')).toBeHidden()
  // 34.99 + 8 % (2.80) = 37.79
  await expect(await orderSummary(page)).toContainText('$37.79')
  await approve(page)
  await expect(page.getByText('Payment Successful!')).toBeVisible()
})
