import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('search drops results down while typing, and follows the chosen one @phone', async ({
  page,
}) => {
  await visit(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('   ')
  await expect(page.getByText('Searching...')).toHaveCount(0)
  await box.fill('baluster')
  await expect(page.getByText('Searching...')).toBeVisible()
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
