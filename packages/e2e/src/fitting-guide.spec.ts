import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('a kind of fitting opens its guide, whose hotspots tell what is where @phone', async ({
  page,
}) => {
  await visit(page, '/gallery/fittings')
  const main = page.getByRole('main')
  const guide = main.getByRole('complementary')
  await expect(main.getByText('Showing 37 products')).toBeVisible()
  await main.getByRole('button', { name: 'Goosenecks' }).click()
  await expect(page).toHaveURL('/gallery/fittings?category=goosenecks')
  await expect(guide).toContainText('Interactive Guide')
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText('Gooseneck')

  await guide.getByRole('button', { name: 'Cap over the landing newel' }).click()
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText('Cap over the landing newel')
  await expect(guide).toContainText(/Where used.*Common types/s)
  const diagram = guide.getByRole('link', { name: 'Open the diagram in a new tab' })
  await expect(diagram).toHaveAttribute('target', '_blank')
  const drawing = await page.request.get((await diagram.getAttribute('href')) ?? '')
  expect(drawing.headers()['content-type']).toContain('image/svg+xml')

  await guide.getByRole('button', { name: 'Close the guide' }).click()
  await expect(guide).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Goosenecks', pressed: true })).toBeFocused()
  await main.getByRole('button', { name: 'Volutes' }).click()
  await expect(guide).toContainText('Volutes')
  await main.getByRole('button', { name: 'All Fittings' }).click()
  await expect(guide).toHaveCount(0)
  await expect(page).toHaveURL('/gallery/fittings')
})

test('the keyboard goes from hotspot to hotspot', async ({ page }) => {
  await visit(page, '/gallery/fittings?category=easings')
  const guide = page.getByRole('main').getByRole('complementary')
  await guide.getByRole('button', { name: 'Close the guide' }).focus()
  await page.keyboard.press('Tab')
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText('Up-easing')
  await page.keyboard.press('Tab')
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText('Over-easing')
})

test('Back goes one step back, whatever was filtered meanwhile', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Handrail Fittings' }).click()
  await page.getByRole('button', { name: 'Turns' }).click()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/about')
})
