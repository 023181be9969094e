import { axeFindings } from './axe-findings.ts'
import { GALLERIES } from './galleries.ts'
import { expect, test } from './shop-test.ts'
import { sidewaysScroll, visit } from './visit.ts'

const PAGES: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/', /Every part of the stair/],
  ['/products', /All Products/],
  ['/product/m-399', /Single Basket Iron Baluster/],
  ['/product/c-2005', /Classic Square Top Baluster/],
  ['/product/standard-handrail', /Standard Handrail/],
  ['/product/shoe-1', /Classic Iron Shoe/],
  ['/product/epoxy-kit-35', /Epoxy Kit for 35 Holes/],
  ['/product/br-101', /Classic Handrail Bracket/],
  ...GALLERIES.map(([name, heading]) => [`/gallery/${name}`, heading] as const),
  ['/search?q=twist', /Results for “twist”/],
  ['/quick-order', /Quick order/],
  ['/contact', /Contact/],
  ['/checkout', /Your cart is empty/],
  ['/orders', /Find your order/],
  ['/buy', /No cart in this link/],
  ['/buy/m-399:2,c-2005:4,m-000:1', /Shared cart/],
  ['/quote', /Quote not found/],
  ['/account', /Sign in/],
  ['/account?at=sign-up', /Open an account/],
  ['/account?at=code', /Sign in with a code/],
  ['/account?at=forgotten', /Set a new password/],
  ['/featured-products', /Complete Your Staircase Project/],
  ['/stair-visualizer', /Stair Visualizer/],
  ['/articles/how-many-balusters', /How many balusters does a stair need/],
  ['/articles/post-to-post-or-over-the-post', /Post-to-post or over-the-post/],
  ['/articles/measuring-for-treads', /Measuring a stair for new treads/],
  ['/design-gallery', /Design Gallery/],
  ['/designs/1', /.+/],
  ['/designs/2', /.+/],
  ['/designs/3', /Elevating Every Space/],
  ['/about', /About/],
  ['/privacy', /Privacy/],
  ['/terms', /Terms/],
  ['/tax-exemption', /Sales tax exemption/],
]

for (const [path, heading] of PAGES) {
  test(`${path} has its heading before script runs, and nothing for axe to find`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('<h1')
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await sidewaysScroll(page), 'sideways scroll at 360').toBe(0)
  })
}

test('an unknown address answers 404 with the way home', async ({ page, complaints }) => {
  const answer = await visit(page, '/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  complaints.length = 0
})

test('an unknown product says so and leads back', async ({ page, complaints }) => {
  await visit(page, '/product/no-such-part')
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expect(page).toHaveURL('/products')
  complaints.length = 0
})
