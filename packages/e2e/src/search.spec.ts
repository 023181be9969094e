import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('search drops results down while typing, and follows the chosen one @phone', async ({
  page,
}) => {
  await visit(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('   ')
  await expect(page.getByText('Searching...')).toHaveCount(0)
  // It stands there for 300 ms, which a busy machine may not look into: the page's clock waits meanwhile.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await box.fill('baluster')
  await expect(page.getByText('Searching...')).toBeVisible()
  await page.clock.resume()
  await expect(page.getByRole('option')).toHaveCount(8)
  await expect(
    page.getByText('Showing first 8 results. Be more specific for better results.'),
  ).toBeVisible()
  await box.press('ArrowDown')
  await box.press('End')
  await expect(page.getByRole('option').nth(7)).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await box.press('ArrowDown')
  await page.getByRole('option').nth(2).click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(box).toHaveValue('')
})

test('an item number and Enter lead to its page at once', async ({ page }) => {
  await visit(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('m-399')
  await box.press('Enter')
  await expect(page).toHaveURL('/product/m-399')
})

test('what is not sold is not found, and Enter stays', async ({ page }) => {
  await visit(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('chandelier')
  await expect(page.getByText('No products found for "chandelier"')).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL('/')
  await page.mouse.click(300, 600)
  await expect(page.getByText('No products found for "chandelier"')).toHaveCount(0)
})

test('misspelled words and item numbers find what is near them @phone', async ({ page }) => {
  await visit(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('bannister')
  const near = page.getByRole('group', { name: 'Close to what you typed' })
  await expect(near.getByRole('option').first()).toContainText('Standard Handrail')
  await box.fill('H-1000')
  await expect(page.getByRole('option')).toHaveCount(1)
  await box.press('Enter')
  await expect(page).toHaveURL('/gallery/handrails#standard-handrail')
})

test('a row leads to all results, which survive a reload, by keyboard too @phone', async ({
  page,
}) => {
  await visit(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  const main = page.getByRole('main')
  await box.fill('rail 12 ft')
  await expect(page.getByRole('option')).toHaveCount(8)
  await box.press('Tab')
  const all = page.getByRole('link', { name: /^See all \d+ results for “rail 12 ft”$/ })
  await expect(all).toBeFocused()
  await all.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(box).toBeFocused()
  await box.press('ArrowDown')
  await box.press('Tab')
  await all.press('Enter')
  await expect(page).toHaveURL('/search?q=rail%2012%20ft')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “rail 12 ft”')
  await page.reload()
  await expect(box).toHaveValue('rail 12 ft')
  await expect(page).toHaveTitle(/^Search: rail 12 ft/)
  const whole = main.getByRole('region', { name: 'All of what you typed' })
  await expect(whole.getByRole('listitem').first()).toContainText('8 to 20 feet long')
  await whole.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(box).toHaveValue('')
})

test('where nothing is found, the page of results says what else to do', async ({ page }) => {
  await visit(page, '/search?q=chandelier')
  const main = page.getByRole('main')
  await expect(main.getByText('No products found for "chandelier"')).toBeVisible()
  await main.getByRole('link', { name: 'Handrail Fittings' }).click()
  await expect(page).toHaveURL('/gallery/fittings')
  await visit(page, '/search')
  await expect(main.getByRole('heading', { name: 'Search all parts' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a result whose address is already in the bar comes into view again @phone', async ({
  page,
}) => {
  await visit(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  const card = page.locator('#co-330')

  async function choose(): Promise<void> {
    await box.fill('co-330')
    await page.getByRole('option').first().click()
    await expect(box).toHaveValue('')
    await expect(page).toHaveURL(/\/gallery\/[\w-]+#co-330$/)
    await expect(card).toBeInViewport({ ratio: 0.5 })
  }

  await choose()
  for (let time = 0; time < 2; time += 1) {
    await lookAway(page, 'top')
    await expect(card).not.toBeInViewport()
    await choose()
  }
  // Under a filter that hides the card, the address is another one, and its anchor the same.
  await page.getByRole('main').getByRole('button', { name: 'Shoes', exact: true }).click()
  await lookAway(page, 'top')
  await choose()
})

test('Enter brings a part into view again, and one step back leaves the gallery', async ({
  page,
}) => {
  await visit(page, '/about')
  const box = page.getByRole('combobox', { name: 'Search products' })
  const card = page.locator('#plow-handrail')
  for (let time = 0; time < 3; time += 1) {
    await box.fill('plow-handrail')
    await expect(page.getByRole('option').first()).toBeVisible()
    await box.press('Enter')
    await expect(box).toHaveValue('')
    await expect(card).toBeInViewport({ ratio: 0.5 })
    await lookAway(page, 'bottom')
    await expect(card).not.toBeInViewport()
  }
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

/** Scrolls at once to an end of the page, also while it still scrolls somewhere. */
async function lookAway(page: Page, place: 'top' | 'bottom'): Promise<void> {
  await page.evaluate((end) => {
    const top = end === 'top' ? 0 : document.documentElement.scrollHeight
    window.scrollTo({ top, behavior: 'instant' })
  }, place)
}
