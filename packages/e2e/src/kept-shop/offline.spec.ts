import { approve, fillCheckout, orderSummary } from '../checkout-page.ts'
import { openDesigner, openStep } from '../designer-page.ts'
import { keepShop } from './keep-shop.ts'
import { expect, test } from '../shop-test.ts'
import { sidewaysScroll, untilAlive, visit } from '../visit.ts'

test.use({ serviceWorkers: 'allow' })

const NO_NETWORK = /^No network/

/** Twenty of these, always the same ones: a generator of Park and Miller. */
function drawTwenty(all: readonly string[]): readonly string[] {
  let seed = 20_261_126
  return Array.from({ length: 20 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return all[seed % all.length] ?? ''
  })
}

/** What the server prints as the heading of a page. */
function headingIn(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  const text = heading.replaceAll(/<[^>]+>/g, '')
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

test('after one visit twenty products are at their addresses without a network @phone', async ({
  page,
  context,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const products = Array.from(sitemap.matchAll(/\/product\/[^<]+/g), ([path]) => path)
  const drawn = drawTwenty(products.toSorted())
  const headings = await Promise.all(
    drawn.map(async (path) => headingIn(await (await request.get(path)).text())),
  )
  await keepShop(page)
  await context.setOffline(true)
  for (const [at, path] of drawn.entries()) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[at] ?? '')
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible()
    await expect(page.getByText(NO_NETWORK)).toBeVisible()
  }
  expect(await sidewaysScroll(page)).toBe(0)
  await context.setOffline(false)
  await expect(page.getByText(NO_NETWORK)).toBeHidden()
  await expect(page.getByText('FREE SHIPPING')).toBeVisible()
})

test('gallery, search, quick order and cart work without a network @phone', async ({
  page,
  context,
}) => {
  await keepShop(page)
  await context.setOffline(true)
  await page.reload()
  await untilAlive(page)
  await visit(page, '/gallery/handrails')
  await expect(page.getByRole('heading', { level: 1, name: 'Handrails' })).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('M-399')
  await page.getByRole('option').first().click()
  await page.waitForURL('**/product/m-399')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()

  await visit(page, '/quick-order')
  await page.getByRole('textbox', { name: 'Your list, one item to a line' }).fill('2 BR-101')
  await page.getByRole('button', { name: 'Add 1 Line to Cart' }).click()
  await page.reload()
  await untilAlive(page)
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('$34.99')
})

test('the designer opens its saved designs without a network', async ({ page, context }) => {
  await keepShop(page)
  await openDesigner(page)
  const layout = await openStep(page, 'Customize layout')
  await layout.getByRole('radio', { name: 'Level balcony' }).check()
  const results = await openStep(page, 'Save and share')
  await results.getByRole('textbox', { name: 'Name of this design' }).fill('Hall')
  await results.getByRole('button', { name: 'Save', exact: true }).click()
  await context.setOffline(true)
  await visit(page, '/designer')
  const kept = await openStep(page, 'Save and share')
  await kept.getByRole('button', { name: 'Open Hall' }).click()
  const same = await openStep(page, 'Customize layout')
  await expect(same.getByRole('radio', { name: 'Level balcony' })).toBeChecked()
})

test('checkout keeps everything, says what it waits for, and goes on when the network is back @phone', async ({
  page,
  context,
  request,
}) => {
  await keepShop(page)
  await fillCheckout(page, 3)
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'PayPal' })).toBeVisible()
  await context.setOffline(true)
  const answer = await page.reload()
  expect(answer?.fromServiceWorker()).toBe(true)
  const online = await request.get('/checkout')
  const policy = online.headers()['content-security-policy']
  expect(policy).toContain("worker-src 'self'")
  expect(answer?.headers()['content-security-policy']).toBe(policy)
  await untilAlive(page)
  await expect(page.getByText('Paying waits for the network.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada.stone@example.com')
  await expect((await orderSummary(page)).getByText('$104.97').first()).toBeVisible()
  await page.getByRole('button', { name: 'Validate Address with USPS' }).click()
  await expect(page.getByText('It waits for the network', { exact: false })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Address Validated' })).toBeVisible()
  await expect(page.getByText('Paying waits for the network.')).toBeHidden()
  await approve(page)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText(/Thank you for your order MR-\w{8}/)).toBeVisible()
})

test('what only the server knows is told to need a network, and opens when it is back', async ({
  page,
  context,
}) => {
  await keepShop(page)
  await context.setOffline(true)
  await page.goto('/buy/sh-10:2')
  await expect(page.getByRole('heading', { name: 'This needs a network' })).toBeVisible()
  await context.setOffline(false)
  await page.waitForURL(/\/buy#sh-10/)
})
