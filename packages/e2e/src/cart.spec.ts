import { addBasketBalusters } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'

const DRAWER = { name: 'Shopping Cart' }

test('the drawer counts, changes and empties the cart, and gives it back @phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: /cart/i }).first().click()
  const drawer = page.getByRole('dialog', DRAWER)
  await expect(drawer.getByText('Your cart is empty')).toBeVisible()
  await expect(drawer.getByText('Add some beautiful stair parts to get started!')).toBeVisible()

  await addBasketBalusters(page, 2)
  await page
    .getByRole('button', { name: /cart.*2/i })
    .first()
    .click()
  await expect(drawer.getByText('$34.99').first()).toBeVisible()
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

test('a damaged cart is ignored with the specified words in the console', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await page.evaluate(() => window.localStorage.setItem('millrun-stair-cart', '{broken'))
  await page.reload()
  await expect
    .poll(() => complaints.some((text) => text.startsWith('Error loading cart from localStorage:')))
    .toBe(true)
  complaints.length = 0
})
