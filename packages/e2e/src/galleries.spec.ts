import type { Page } from '@playwright/test'
import { GALLERIES } from './galleries.ts'
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
  await expect(cards(page)).not.toHaveCount(0)
  const filtered = await count.innerText()
  const names = await cards(page).allTextContents()
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

test('what is hidden is counted beside the products, and shown by one press', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters')
  const main = page.getByRole('main')
  const [, shown, total] =
    /^Showing (\d+) of (\d+)/.exec(await main.getByText(/^Showing/).innerText()) ?? []
  const hidden = Number(total) - Number(shown)
  await main.getByRole('button', { name: `${hidden} out of stock are hidden: show them` }).click()
  await expect(cards(page)).toHaveCount(Number(total))
  await expect(page).toHaveURL('/gallery/iron-balusters?stock=all')
})

test('plain bars are one press away, and found by size and core', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Plain bars', exact: true }).click()
  await expect(page).toHaveURL('/gallery/iron-balusters?work=plain')
  for (const name of await cards(page).allTextContents()) expect(name).toMatch(/^Plain /)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^1\/2"/ }).check()
  await filters.getByRole('checkbox', { name: /^Solid/ }).check()
  await expect(page).toHaveURL('/gallery/iron-balusters?work=plain&bar=0.5&core=solid')
  await expect(cards(page).filter({ hasText: 'Plain Solid Square Iron Baluster' })).toBeVisible()
})

test('one press adds many rows of the list, whatever is filtered meanwhile', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters?view=list')
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: /^Iron Balusters/ })
  const row = (item: string) => table.getByRole('row').filter({ hasText: item })
  await expect(row('M-101')).toContainText('1/2" square')
  await row('M-101')
    .getByRole('textbox', { name: /^Quantity/ })
    .fill('48')
  await row('M-101')
    .getByRole('combobox', { name: 'Finish of M-101' })
    .selectOption('Copper Vein +$4.00')
  await main.getByRole('button', { name: 'Plain bars', exact: true }).click()
  await row('M-102')
    .getByRole('textbox', { name: /^Quantity/ })
    .fill('2')
  await main.getByRole('button', { name: 'Plain bars', exact: true }).click()
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: 'Basket' })
    .check()
  await row('M-399')
    .getByRole('textbox', { name: /^Quantity/ })
    .fill('3')
  // 48 × (8.99 + 4.00) + 2 × 10.99 + 3 × 34.99
  await expect(main.getByText('53 pieces · $750.47')).toBeVisible()
  await row('M-399')
    .getByRole('textbox', { name: /^Quantity/ })
    .press('Enter')
  const notice = page.getByText('53 pieces of 3 products have been added to your cart.')
  await expect(notice).toHaveCount(1)
  await expect(page.getByRole('banner').getByText('53', { exact: true })).toBeVisible()
  await expect(row('M-399').getByRole('textbox', { name: /^Quantity/ })).toHaveValue('')
})

test('the list names what is wrong in a row, and adds nothing until it is right', async ({
  page,
}) => {
  await visit(page, '/gallery/newels?view=list')
  const main = page.getByRole('main')
  const box = main.getByRole('textbox', { name: /^Quantity of N-4010/ })
  await box.fill('1.5')
  await box.press('Enter')
  await expect(main.getByText('Whole numbers from 1 to 500.')).toBeVisible()
  await expect(box).toBeFocused()
  await box.fill('2')
  await box.press('Enter')
  const species = main.getByRole('combobox', { name: 'Species of N-4010' })
  await expect(species).toBeFocused()
  await expect(main.getByText('Please select a wood species before adding to cart.')).toBeVisible()
  await expect(page.getByText('Species Required')).toBeVisible()
  await species.selectOption('White Oak')
  await main.getByRole('button', { name: 'Add 2 pieces to Cart' }).click()
  await expect(page.getByText(/^2x .* has been added to your cart\.$/)).toBeVisible()
})

test('a chip of a finish opens the baluster in that finish', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters?series=Basket')
  const chips = page.getByRole('list', { name: 'Single Basket Iron Baluster in' })
  await chips.getByRole('link', { name: 'Vintage Brass' }).click()
  await expect(page).toHaveURL('/product/m-399?finish=vb')
  await expect(page.getByRole('combobox', { name: 'Finish' })).toContainText('Vintage Brass')
  await expect(page.getByRole('main').getByText('$39.99').first()).toBeVisible()
})

test('the first screen of every gallery has a row of complete products', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [gallery] of GALLERIES) {
    await visit(page, `/gallery/${gallery}`)
    const inView = await page.evaluate(() => {
      const items = [...document.querySelectorAll('main li[id]')]
      return items.filter((item) => item.getBoundingClientRect().bottom <= window.innerHeight)
        .length
    })
    expect(inView, gallery).toBeGreaterThanOrEqual(gallery === 'shoes-knuckles' ? 3 : 4)
  }
})

test('by touch the whole baluster is shown, and hidden again @phone-only', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters?series=Basket&sort=price-asc')
  const button = page.getByRole('button', { name: 'Whole length of Single Basket Iron Baluster' })
  const whole = page.locator('#m-399 img[src$="m-399-whole.webp"]')
  await expect(whole).toBeHidden()
  await button.tap()
  await expect(whole).toBeVisible()
  await expect
    .poll(() => whole.evaluate((img: HTMLImageElement) => img.naturalHeight))
    .toBeGreaterThan(0)
  await button.tap()
  await expect(whole).toBeHidden()
})

test('on a phone the filters are in a sheet that counts, and nothing found says what to do @phone-only', async ({
  page,
}) => {
  await visit(page, '/gallery/iron-balusters?series=Ribbon&style=Modern&color=VB')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'Nothing matches all of these filters' }),
  ).toBeVisible()
  const opener = main.getByRole('button', { name: 'Filter (3 active)' })
  await opener.focus()
  await opener.tap()
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  await expect(sheet.getByRole('button', { name: 'Show 0 products' })).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'Vintage Brass' }).uncheck()
  await sheet.getByRole('radio', { name: 'Price low to high' }).check()
  const done = sheet.getByRole('button', { name: /^Show [1-9]\d* products?$/ })
  const [, count] = /(\d+)/.exec(await done.innerText()) ?? []
  await done.tap()
  await expect(sheet).toBeHidden()
  await expect(cards(page)).toHaveCount(Number(count))
  await expect(main.getByRole('button', { name: 'Filter (2 active)' })).toBeFocused()
  await expect(page).toHaveURL(/sort=price-asc/)
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

test('the pictures of a first screen are light enough for a phone @phone', async ({ page }) => {
  // A wide window has twice as many products within reach, and a faster line.
  const most = (page.viewportSize()?.width ?? 0) > 1000 ? 160_000 : 120_000
  let bytes = 0
  page.on('response', (response) => {
    if (!response.url().includes('/pictures/')) return
    bytes += Number(response.headers()['content-length'] ?? 0)
  })
  for (const [gallery] of GALLERIES) {
    const path = `/gallery/${gallery}`
    bytes = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(bytes, path).toBeGreaterThan(0)
    expect(bytes, path).toBeLessThan(most)
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
