import { expect, test } from './shop-test.ts'

test.use({ javaScriptEnabled: false })

test('without script the shop can be read: prices, choices, galleries, the way to order', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/product/m-399')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Single Basket Iron Baluster')
  await expect(main.getByText('$34.99').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Finish' })).toBeVisible()
  await expect(main.getByText(/^Ships by parcel in 1 carton, \d+ lb\.$/)).toBeVisible()
  await expect(main.getByText('Ships in 2-8 business days.', { exact: true })).toBeVisible()

  await main.getByRole('link', { name: 'Back to Iron Balusters' }).click()
  await expect(main.getByText(/^Showing \d+ of \d+ products/)).toBeVisible()
  await expect(
    main.getByRole('link', { name: 'Single Basket Iron Baluster', exact: true }),
  ).toBeVisible()
  // Cards that come into view move what is below them, under a pointer that is already there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wood Balusters' }).press('Enter')
  await expect(main.getByRole('heading', { level: 2 }).getByRole('link')).toHaveCount(20)
  await page.goto('/checkout')
  await expect(main.getByText(/needs JavaScript/)).toBeVisible()
  await page.goto('/buy/m-399:2')
  await expect(main.getByText(/shared cart is shown with JavaScript/)).toBeVisible()
  await page.goto('/search?q=newel')
  await expect(main.getByText(/Searching needs JavaScript/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Newel Posts', exact: true })).toBeVisible()
})

test('without script the rooms on home can be touched, and the articles read', async ({ page }) => {
  await page.goto('/')
  const room = page.getByRole('region', { name: 'Straight lines' })
  await room.locator('summary', { hasText: 'Newel' }).click()
  await expect(room.getByRole('link', { name: 'Sleek Reveal Newel' })).toBeVisible()
  await expect(room.getByRole('link', { name: 'Plain Square Iron Baluster' })).toBeHidden()
  await page.getByRole('link', { name: 'Measuring a stair for new treads' }).click()
  await expect(page).toHaveURL('/articles/measuring-for-treads')
  await expect(page.getByRole('table', { name: 'Five measurements for every step' })).toBeVisible()
})
