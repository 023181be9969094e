import { addBasketBalusters, approve, fillAddress, fillContact } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { untilAlive, visit } from './visit.ts'

const DRAWER = { name: 'Shopping Cart' }

test('the drawer counts, changes and empties the cart, and gives it back @phone', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('button', { name: /cart/i }).first().click()
  const drawer = page.getByRole('dialog', DRAWER)
  await expect(drawer.getByText('Your cart is empty')).toBeVisible()
  await expect(drawer.getByText('Add some beautiful stair parts to get started!')).toBeVisible()

  await addBasketBalusters(page, 2)
  await page
    .getByRole('button', { name: /cart.*2/i })
    .first()
    .click()
  const line = drawer.getByRole('listitem').filter({ hasText: 'Item M-399' })
  await expect(line).toContainText('Single Basket Iron Baluster, Satin Black')
  await expect(line).toContainText('Item M-399')
  await expect(line.getByText('$34.99', { exact: true })).toBeVisible()
  await expect(line.getByText('$69.98', { exact: true })).toBeVisible()
  await expect(drawer.getByText('$69.98').first()).toBeVisible()
  await drawer.getByRole('button', { name: /^(increase|plus|add one)/i }).click()
  await expect(drawer.getByText('$104.97').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Clear Cart' }).click()
  await expect(drawer.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(drawer.getByText('$104.97').first()).toBeVisible()
})

test('minus on the last piece removes the line', async ({ page }) => {
  await addBasketBalusters(page, 1)
  await page
    .getByRole('button', { name: /cart.*1/i })
    .first()
    .click()
  const drawer = page.getByRole('dialog', DRAWER)
  await drawer.getByRole('button', { name: /^(decrease|minus|remove one)/i }).click()
  await expect(drawer.getByText('Your cart is empty')).toBeVisible()
})

test('the cart survives a reload', async ({ page }) => {
  await addBasketBalusters(page, 7)
  await page.reload()
  await expect(page.getByRole('button', { name: /cart.*7/i }).first()).toBeVisible()
})

test('two tabs show one cart', async ({ page, context }) => {
  const other = await context.newPage()
  await visit(other, '/')
  await addBasketBalusters(page, 3)
  await expect(other.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible()
  await visit(page, '/checkout')
  await page.getByLabel('Email').fill('ada.stone@example.com')
  await other.getByRole('button', { name: 'Cart, 3 items' }).click()
  const drawer = other.getByRole('dialog', DRAWER)
  await drawer.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText('$104.97')
  await expect(page.getByLabel('Email')).toHaveValue('ada.stone@example.com')
})

test('a damaged cart is ignored with the specified words in the console', async ({
  page,
  complaints,
}) => {
  await visit(page, '/')
  await page.evaluate(() => window.localStorage.setItem('millrun-stair-cart', '{broken'))
  await page.reload()
  await expect
    .poll(() => complaints.some((text) => text.startsWith('Error loading cart from localStorage:')))
    .toBe(true)
  complaints.length = 0
})

test('who takes a line out goes on at the next one, and then reads that the cart is empty', async ({
  page,
}) => {
  await visit(page, '/product/c-6010')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await addBasketBalusters(page, 1)
  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  const drawer = page.getByRole('dialog', DRAWER)
  await drawer.getByRole('button', { name: 'Remove Colonial Handrail' }).press('Enter')
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Satin Black' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: /^Decrease quantity of Single/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer.getByText('Your cart is empty')).toBeFocused()
})

test('a page that Back takes out of memory shows the cart as it is now', async ({ page }) => {
  await addBasketBalusters(page, 3)
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible()
  // As if it had been emptied by a page after this one, with nobody telling.
  await page.evaluate(() => {
    window.localStorage.removeItem('millrun-stair-cart')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
})

test('a browser that keeps nothing buys too', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('storage is forbidden', 'SecurityError')
        },
      })
    }
  })
  await addBasketBalusters(page, 3)
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('/checkout')
  await untilAlive(page)
  await fillContact(page)
  await fillAddress(page)
  await approve(page)
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  complaints.length = 0
})
