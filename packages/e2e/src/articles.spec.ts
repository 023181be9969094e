import { drawFlat } from './designer-page.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const ARTICLES = [
  '/articles/how-many-balusters',
  '/articles/post-to-post-or-over-the-post',
  '/articles/measuring-for-treads',
] as const

test("an article shows the designer's drawing, and opens the same stair in it", async ({
  page,
}) => {
  await drawFlat(page)
  await visit(page, '/')
  await page.getByRole('link', { name: /^How many balusters does a stair need/ }).click()
  await expect(page).toHaveURL('/articles/how-many-balusters')
  const main = page.getByRole('main')
  const drawing = main.getByRole('img', { name: /^Elevation of a flight with 14 risers/ })
  await drawing.scrollIntoViewIfNeeded()
  await expect
    .poll(() => drawing.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0)
  await expect(main.getByText('38 balusters', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Open this stair in the Stair Visualizer' }).click()
  await expect(page).toHaveURL(/\/designer#d=1&n=How\+many\+balusters/)
  await expect(page.getByText('38 balusters, gaps of at most 2.833"')).toBeVisible()
})

test('a part in an article leads to its page', async ({ page }) => {
  await visit(page, '/articles/post-to-post-or-over-the-post')
  await page.getByRole('main').getByRole('link', { name: 'Turnout', exact: true }).click()
  await expect(page).toHaveURL('/product/f-7240')
})

test('search engines find every article, and what kind of page it is', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ARTICLES) {
    expect(sitemap).toContain(`${path}</loc>`)
    const html = await (await request.get(path)).text()
    expect(html).toContain('"@type":"Article"')
    expect(html).not.toMatch(/aggregateRating|"Person"/)
  }
})
