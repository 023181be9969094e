import type { Page } from '@playwright/test'
import { pointAt } from './point-at.ts'
import { expect, test } from './shop-test.ts'
import { untilAlive, visit } from './visit.ts'

function cards(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
}

test('iron balusters are filtered, sorted and listed, and the address remembers it', async ({
  page,
}) => {
  await visit(page, '/gallery/iron-balusters')
  const main = page.getByRole('main')
  const count = main.getByText(/^Showing \d+ of \d+ products/)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const atFirst = await count.innerText()
  await expect(main.getByRole('navigation')).toContainText(/Home.*Products.*Iron Balusters/s)

  await filters.getByRole('checkbox', { name: 'Basket' }).check()
  await filters.getByRole('checkbox', { name: 'Copper Vein' }).check()
  await main.getByRole('combobox', { name: 'Sort' }).press('Enter')
  await page.getByRole('option', { name: 'Price high to low' }).click()
  await main.getByRole('button', { name: 'List' }).click()
  await expect(page).toHaveURL(
    '/gallery/iron-balusters?series=Basket&color=CV&sort=price-desc&view=list',
  )
  const filtered = await count.innerText()
  const names = await cards(page).allInnerTexts()
  expect(names.length).toBeGreaterThan(1)
  expect(filtered).toMatch(new RegExp(`^Showing ${names.length} of`))

  await cards(page).first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(count).toHaveText(filtered)
  await page.reload()
  await untilAlive(page)
  await expect(count).toHaveText(filtered)
  await expect(cards(page)).toHaveText(names)
  await expect(main.getByRole('button', { name: 'List', pressed: true })).toBeVisible()

  const badges = page.getByRole('list', { name: 'Active filters' })
  await badges.getByRole('button', { name: 'Remove filter Series: Basket' }).click()
  await expect(page).toHaveURL('/gallery/iron-balusters?color=CV&sort=price-desc&view=list')
  await badges.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect(count).toHaveText(atFirst)
  await expect(badges).toHaveCount(0)
})

test('what is out of stock is hidden until it is asked for', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters')
  const main = page.getByRole('main')
  const total = Number(/of (\d+)/.exec(await main.getByText(/^Showing/).innerText())?.[1])
  await expect(main.getByText('Out of Stock', { exact: true })).toHaveCount(0)
  await main.getByRole('checkbox', { name: 'Show out of stock' }).check()
  await expect(cards(page)).toHaveCount(total)
  await expect(main.getByText('Out of Stock', { exact: true })).not.toHaveCount(0)
})

test('on a phone the filters unfold, and nothing found says what to do @phone-only', async ({
  page,
}) => {
  await visit(page, '/gallery/iron-balusters?series=Ribbon&style=Modern&color=VB')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'Nothing matches all of these filters' }),
  ).toBeVisible()
  await main.getByRole('button', { name: 'Filters', exact: true }).tap()
  await main.getByRole('checkbox', { name: 'Vintage Brass' }).uncheck()
  await main.getByRole('button', { name: /^Show \d+ products$/ }).tap()
  await expect(main.getByRole('checkbox', { name: 'Vintage Brass' })).toBeHidden()
})

test('twenty wood balusters, what each wood does to the price, and the way on', async ({
  page,
}) => {
  await visit(page, '/gallery/wood-balusters')
  const main = page.getByRole('main')
  await expect(cards(page)).toHaveCount(20)
  const prices = main.getByRole('region', { name: 'Species Price Adjustments' })
  await expect(prices.getByRole('listitem')).toHaveText([
    /Red Oak/,
    /White Oak.*\+30%/s,
    /Poplar.*-20%/s,
    /Hard Maple.*\+40%/s,
    /Primed.*-10%/s,
    /Hemlock.*-30%/s,
  ])
  await expect(main.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
    'href',
    '/products',
  )
  await main.getByRole('link', { name: 'Stair Treads' }).click()
  await expect(page).toHaveURL('/gallery/treads')
})

test('a new page starts at its top, and Back returns to where one was', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters')
  const card = cards(page).nth(30)
  await card.scrollIntoViewIfNeeded()
  await card.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(card).toBeInViewport()
})

const GALLERIES = [
  'iron-balusters',
  'wood-balusters',
  'handrails',
  'fittings',
  'brackets',
  'rosettes',
  'treads',
  'newels',
  'newel-posts',
  'shoes-knuckles',
]

test('the pictures of a first screen are light enough for a phone @phone', async ({ page }) => {
  let bytes = 0
  page.on('response', (response) => {
    if (!response.url().includes('/pictures/')) return
    bytes += Number(response.headers()['content-length'] ?? 0)
  })
  for (const gallery of GALLERIES) {
    const path = `/gallery/${gallery}`
    bytes = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(bytes, path).toBeGreaterThan(0)
    expect(bytes, path).toBeLessThan(120_000)
  }
})

test('the tooltip of a neighbor comes without the wait of the first', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters')
  const main = page.getByRole('main')
  const grid = main.getByRole('button', { name: 'Grid' })
  // The tooltips come when the page has nothing else to do.
  await expect(grid).toHaveAttribute('data-state', 'closed')
  await pointAt(page, grid)
  await expect(grid).toHaveAttribute('data-state', 'delayed-open')
  await expect(page.getByRole('tooltip', { name: 'Grid' })).toBeAttached()
  const list = main.getByRole('button', { name: 'List' })
  await pointAt(page, list)
  await expect(list).toHaveAttribute('data-state', 'instant-open')
})
