import { expect, test } from './shop-test.ts'
import { untilOpen } from './until-open.ts'
import { visit } from './visit.ts'

test.afterEach(({ complaints }) => {
  // The browser complains about everything that it cannot fetch.
  complaints.length = 0
})

test('once the shop is there, one can look around, search and fill the cart offline', async ({
  page,
  context,
}) => {
  const styles: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url())
  })
  await visit(page, '/')
  // What is fetched when idle ends with the search.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/search-parts')),
  )
  await page.waitForLoadState('networkidle')
  expect(styles, 'the style sheet is fetched once').toHaveLength(1)
  await context.setOffline(true)

  await page.getByRole('button', { name: 'BALUSTERS' }).hover()
  await page.getByRole('link', { name: 'Iron Balusters', exact: true }).first().click()
  await page.getByRole('main').getByRole('checkbox', { name: 'Basket' }).check()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Single Basket Iron Baluster', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
  await page.getByRole('button', { name: /on the whole screen$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer).toContainText('$34.99')
  await untilOpen(drawer)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Search products' }).fill('volute')
  await page.getByRole('option', { name: 'Volute' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Volute')
})

test('a page whose script does not come says so, and reloading mends it', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/assets/contact-page-*.js', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await visit(page, '/about')
  await page.getByRole('link', { name: 'CONTACT US' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  expect(asked.length).toBeLessThan(5)
  await page.unroute('**/assets/contact-page-*.js')
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contact$/)
})

test('a part can be bought though its description does not come', async ({ page }) => {
  await page.route('**/assets/product-story-*.js', (route) => route.abort())
  await visit(page, '/product/m-399')
  await expect(page.getByText(/^The description of this part could not be fetched\./)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('what went wrong is said though the region of the notices does not come', async ({ page }) => {
  await page.route('**/assets/toast-region-*.js', (route) => route.abort())
  await visit(page, '/product/c-2005')
  const said = page.waitForEvent('dialog')
  const pressed = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  const dialog = await said
  expect(dialog.message()).toContain('Species Required')
  await dialog.accept()
  await pressed
})

test('menu and search stay where their script cannot be fetched, lead on, and answer when it can', async ({
  page,
}) => {
  const script = '**/assets/frame-parts-*.js'
  await page.route(script, (route) => route.abort())
  await page.goto('/about')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('volute')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'CONTACT US' })
    .click()
  await page.waitForURL('**/contact')
  await box.fill('volute')

  await page.unroute(script)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('option').first()).toContainText('Volute')
})
