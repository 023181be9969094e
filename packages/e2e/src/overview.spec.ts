import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const COLLECTIONS = ['balusters', 'treads', 'handrails', 'newels'] as const

for (const anchor of COLLECTIONS) {
  test(`the tile on the home page goes down to #${anchor}`, async ({ page }) => {
    await visit(page, '/')
    await page.locator(`main a[href="/products#${anchor}"]`).click()
    await expect(page).toHaveURL(`/products#${anchor}`)
    const top = () =>
      page.locator(`#${anchor}`).evaluate((part) => part.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThanOrEqual(0)
    await expect.poll(top).toBeLessThan(100)
  })
}

test('a filter leaves its collections, and the featured newels can always be reached', async ({
  page,
}) => {
  await visit(page, '/products')
  const main = page.getByRole('main')
  const galleries = main.getByRole('link', { name: /^View Gallery: / })
  const featured = main.getByRole('heading', { name: 'Featured newels' })
  await expect(galleries).toHaveCount(5)
  await expect(featured).toBeVisible()
  await main.getByRole('button', { name: 'Balusters' }).click()
  await expect(galleries).toHaveCount(2)
  await expect(featured).toHaveCount(0)
  await main.getByRole('button', { name: 'View Featured Products' }).click()
  await expect(galleries).toHaveCount(5)
  await expect(featured).toBeInViewport()
})

test('quotes and consultations open a draft in a new window', async ({ page }) => {
  await visit(page, '/products')
  const main = page.getByRole('main')
  const drafts = [
    ['Get Quote: Handrails', 'Quote Request for Handrails'],
    ['Quick Quote: Plain Box Newel', 'Quote Request for Plain Box Newel'],
    ['Schedule Consultation', 'Schedule Consultation Request'],
  ] as const
  for (const [name, subject] of drafts) {
    const link = main.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('target', '_blank')
    const url = new URL((await link.getAttribute('href')) ?? '')
    expect(url.protocol + url.pathname).toBe('mailto:orders@millrun.example')
    expect(url.searchParams.get('subject')).toBe(subject)
  }
})

test('the bundle puts its four parts into the cart', async ({ page }) => {
  await visit(page, '/featured-products')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Complete Bundle' })).toContainText('$52.49')
  await main.getByRole('button', { name: 'Add Complete Bundle to Cart' }).click()
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Added to Cart')
  await main.getByRole('button', { name: 'Add to Cart: Classic Iron Shoe' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /cart/i })).toContainText('5')
})

test('when the browser blocks the new tab, the visualizer opens in this one', async ({
  page,
  complaints,
}) => {
  await visit(page, '/stair-visualizer')
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('link', { name: 'Launch Stair Visualizer' }).click()
  await expect(page).toHaveURL(/\/designer(?:#|$)/)
  complaints.length = 0
})

test('a kind of newel without stock says how to come by one', async ({ page }) => {
  await visit(page, '/gallery/newels?category=Iron+Newels')
  const main = page.getByRole('main')
  await expect(main.getByText('Showing 0 products in Iron Newels')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ask for a quote' })).toBeVisible()
  await main.getByRole('button', { name: 'Show All' }).click()
  await expect(main.getByText('Showing 21 products in All')).toBeVisible()
})
