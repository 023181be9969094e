import { expect, test } from './shop-test.ts'
import { tabTo } from './tab-to.ts'
import { untilOpen } from './until-open.ts'
import { untilAlive, visit } from './visit.ts'

test('a whole purchase needs no mouse', async ({ page }) => {
  await visit(page, '/product/m-399')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('button', { name: 'Increase quantity' }))
  await page.keyboard.press('Enter')
  await tabTo(page, main.getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('2x Single Basket Iron Baluster has been added')).toBeVisible()
  await page.getByRole('button', { name: 'Cart, 2 items' }).focus()
  await page.keyboard.press('Enter')
  await untilOpen(page.getByRole('dialog', { name: 'Shopping Cart' }))
  await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('/checkout')
  await untilAlive(page)

  for (const [label, text] of [
    ['Email', 'ada.stone@example.com'],
    ['First name', 'Ada'],
    ['Last name', 'Stone'],
    ['Phone', '609 555 0199'],
    ['Street address', '100 North Main Street'],
    ['City', 'Trenton'],
    ['State', 'New Jersey'],
    ['ZIP code', '08608'],
  ] as const) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await expect(page.getByLabel('State')).toHaveValue('NJ')
  const paypal = page.frameLocator('iframe').getByRole('button', { name: 'PayPal' })
  await expect(paypal).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Credit/Debit Card' }))
  await page.keyboard.press('Tab')
  await expect(paypal).toBeFocused()
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opened
  await popup.getByRole('button', { name: 'Complete Purchase' }).focus()
  // The window may be gone before the key is up again.
  await Promise.allSettled([popup.waitForEvent('close'), popup.keyboard.press('Enter')])
  await expect(page.getByText('Payment Successful!')).toBeVisible()
})

test('Alt+T leads to the notifications', async ({ page }) => {
  await visit(page, '/product/m-399')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect(notices.getByText('Added to Cart')).toBeVisible()
  await page.keyboard.press('Alt+t')
  await expect(notices.locator(':focus')).toHaveCount(1)
})
