import type { Locator } from '@playwright/test'
import { expect, test } from './shop-test.ts'
import { untilOpen } from './until-open.ts'
import { untilAlive, visit } from './visit.ts'

test('a wood baluster asks for its species before it goes into the cart @phone', async ({
  page,
}) => {
  await visit(page, '/product/c-2005')
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: 'Add to Cart' })
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
  await add.click()
  const message = main.getByText('Please select a wood species before adding to cart.')
  await expect(message).toBeVisible()
  await expect(page.getByText('Species Required')).toBeVisible()
  await expect(
    page.getByText('Please select a wood species for this product.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  const woods = main.getByRole('radiogroup', { name: /^Wood Species/ })
  await expect(woods).toHaveAttribute('aria-invalid', 'true')
  await expect(woods).toHaveAccessibleDescription(
    'Please select a wood species before adding to cart.',
  )
  await expect(woods).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('radio', { name: 'Red Oak' })).toBeFocused()

  // 18.50 and 22.00, each × 1.3; 24.05 of 28.60 saves 16 %
  await main.getByRole('radio', { name: 'White Oak' }).check()
  await expect(message).toHaveCount(0)
  await expect(main.getByText('$24.05').first()).toBeVisible()
  await expect(main.getByText('$28.60')).toBeVisible()
  await expect(main.getByText('SAVE 16%')).toBeVisible()
  await main.getByRole('textbox', { name: 'Quantity' }).fill('2')
  await add.click()
  await expect(
    page.getByText('2x Classic Square Top Baluster has been added to your cart.'),
  ).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(
    drawer.getByRole('heading', { name: 'Classic Square Top Baluster, White Oak' }),
  ).toBeVisible()
  await expect(drawer.getByRole('contentinfo').getByText('$48.10')).toBeVisible()
})

test('a finish can be picked from the list or by its swatch, and adds to the price', async ({
  page,
}) => {
  await visit(page, '/product/m-399')
  const main = page.getByRole('main')
  const finish = main.getByRole('combobox', { name: 'Finish' })
  await expect(main.getByRole('button', { name: /^Satin Black/, pressed: true })).toBeVisible()
  await expect(main.getByText('$34.99').first()).toBeVisible()
  await expect(main.getByText('$40.24')).toBeVisible()
  await expect(main.getByText('SAVE 13%')).toBeVisible()

  await main.getByRole('button', { name: /^Vintage Brass/ }).click()
  await expect(main.getByText('$39.99').first()).toBeVisible()
  await finish.focus()
  await finish.press('Enter')
  await page.getByRole('option', { name: 'Copper Vein (+$4.00)' }).click()
  await expect(main.getByText('$38.99').first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Copper Vein/, pressed: true })).toBeVisible()
  await expect(main.getByRole('img', { name: /Copper Vein$/ })).toBeVisible()
})

test('the picture of a finish chooses it, and the drawing only shows @phone', async ({ page }) => {
  await visit(page, '/product/m-399')
  const main = page.getByRole('main')
  const brass = main.getByRole('button', { name: 'Choose Vintage Brass' })
  await brass.click()
  await expect(brass).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByRole('img', { name: /Vintage Brass$/ })).toBeVisible()
  await expect(main.getByText('$39.99').first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Vintage Brass/, pressed: true })).toBeVisible()
  await expect(main.getByLabel('Finish', { exact: true })).toContainText('Vintage Brass')

  await main.getByRole('button', { name: 'Show Drawing' }).click()
  await expect(main.getByRole('img', { name: /Drawing$/ })).toBeVisible()
  await expect(brass).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(
    page
      .getByRole('dialog', { name: 'Shopping Cart' })
      .getByRole('heading', { name: 'Single Basket Iron Baluster, Vintage Brass' }),
  ).toBeVisible()
})

test('the picture of a wood chooses it', async ({ page }) => {
  await visit(page, '/product/c-2005')
  const main = page.getByRole('main')
  // Red Oak is shown at first, and not chosen by that.
  const redOak = main.getByRole('button', { name: 'Choose Red Oak' })
  await expect(redOak).toHaveAttribute('aria-pressed', 'false')
  await main.getByRole('button', { name: 'Add to Cart' }).click()
  await redOak.click()
  await expect(main.getByRole('radio', { name: 'Red Oak' })).toBeChecked()
  await expect(main.getByText('Please select a wood species')).toHaveCount(0)
  await main.getByRole('button', { name: 'Choose Poplar' }).click()
  await expect(main.getByRole('radio', { name: 'Poplar' })).toBeChecked()
})

test('the picture of a tread chooses its hand and its wood, and lies where it runs out @phone', async ({
  page,
}) => {
  await visit(page, '/product/c-8010')
  const main = page.getByRole('main')
  const shown = main.getByRole('img', { name: /(Left|Right), / })
  await expect(shown).toHaveCSS('object-position', '100% 50%')
  await main.getByRole('button', { name: 'Choose Right, Cherry' }).click()
  await expect(main.getByRole('radio', { name: 'Cherry' })).toBeChecked()
  await expect(main.getByLabel('Orientation', { exact: true })).toContainText('Right')
  await expect(shown).toHaveAccessibleName(/Right, Cherry$/)
  await expect(shown).toHaveAttribute('src', /c-8010-r-cherry/)
  await expect(shown).toHaveCSS('object-position', '0% 50%')
  // The other wood of the same hand is another picture.
  await main.getByRole('radio', { name: 'Maple' }).check()
  await expect(shown).toHaveAttribute('src', /c-8010-r-maple/)
})

async function boxOf(what: Locator) {
  return (await what.boundingBox()) ?? { x: 0, y: Number.NaN, width: 0, height: 0 }
}

test('name and price stand before the picture, and the bar that buys covers nothing @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/product/m-399')
  const main = page.getByRole('main')
  const picture = main.getByRole('button', { name: /on the whole screen$/ })
  const price = await boxOf(main.getByText('$34.99').first())
  expect(price.y + price.height).toBeLessThan((await boxOf(picture)).y)

  const add = main.getByRole('button', { name: 'Add to Cart' })
  await main.getByRole('textbox', { name: 'Quantity' }).fill('14')
  // 14 × 34.99
  await expect(main.getByText('14 × $34.99 = $489.86')).toBeInViewport()
  await main.getByRole('link', { name: 'Open the CAD drawing' }).focus()
  const drawing = await boxOf(main.getByRole('link', { name: 'Open the CAD drawing' }))
  const bar = await boxOf(main.getByText('14 × $34.99 = $489.86'))
  expect(drawing.y + drawing.height).toBeLessThan(bar.y)

  // At the end of the page the bar stands below the last words.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const warranty = await boxOf(main.getByText('1 year manufacturer warranty', { exact: true }))
  expect(warranty.y + warranty.height).toBeLessThan((await boxOf(add)).y)
})

test('an order of balusters is completed with one press @phone', async ({ page }) => {
  await visit(page, '/product/m-399')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Copper Vein/ }).click()
  await main.getByRole('textbox', { name: 'Quantity' }).fill('14')
  const set = main.getByRole('region', { name: 'Complete Your Order' })
  const shoes = set.getByRole('checkbox', {
    name: /^14 × Lite Flat Shoe, 1\/2" Square, Copper Vein/,
  })
  await expect(shoes).toBeChecked()
  // 28 holes
  await expect(set.getByRole('checkbox', { name: '1 × Epoxy Kit for 35 Holes' })).toBeChecked()
  // 14 × 38.99 + 14 × 10.99 + 17.99
  await expect(set.getByText('$717.71')).toBeVisible()
  await expect(set.getByText('Balusters included')).toBeVisible()

  await set.getByRole('radio', { name: /^On a slope/ }).check()
  await expect(set.getByRole('checkbox', { name: /Pitch Shoe/ })).toBeChecked()
  await set.getByRole('radio', { name: /^On treads/ }).check()
  await set.getByRole('checkbox', { name: /^Add 5% spare/ }).check()
  await expect(set.getByRole('checkbox', { name: /^15 × Lite Flat Shoe/ })).toBeChecked()
  await set.getByRole('checkbox', { name: /^15 × Single Basket/ }).uncheck()
  await expect(set.getByText('Without the balusters')).toBeVisible()
  await set.getByRole('button', { name: 'Add the Set to Cart' }).click()
  await expect(
    page.getByText('1x Matched Set for M-399 has been added to your cart.'),
  ).toBeVisible()
  // 15 shoes and a kit
  await expect(page.getByRole('button', { name: 'Cart, 16 items' })).toBeVisible()
})

test('the set takes over its prerendered place after quantity and cart have changed', async ({
  page,
}) => {
  await visit(page, '/product/m-399')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  const late = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/late-buying-/, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.reload()
  await untilAlive(page, 'main input[aria-label="Quantity"]')
  await main.getByRole('textbox', { name: 'Quantity' }).fill('14')
  late.resolve(undefined)
  const set = main.getByRole('region', { name: 'Complete Your Order' })
  await expect(set.getByRole('checkbox', { name: /^14 × Lite Flat Shoe/ })).toBeChecked()
})

test('a rail says how many feet are bought in all', async ({ page }) => {
  await visit(page, '/product/standard-handrail')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Quantity' }).fill('4')
  await expect(main.getByText('Standard, 8 ft, Red Oak, 32 ft in all')).toBeVisible()
})

test('the picture is photographed, wanted first, and shown in no more than the size it needs', async ({
  page,
}) => {
  await visit(page, '/product/m-399')
  const image = page.getByRole('button', { name: /on the whole screen$/ }).getByRole('img')
  await expect(image).toHaveAttribute('fetchpriority', 'high')
  await expect(image).toHaveJSProperty('complete', true)
  const shown = await image.evaluate((element) =>
    element instanceof HTMLImageElement ? element.currentSrc : '',
  )
  expect(shown).toMatch(/\/pictures\/m-399-(?:400|800|1200)\.avif$/)
})

test('a part is shown from near by and beside something everybody knows', async ({ page }) => {
  await visit(page, '/product/c-2005')
  for (const [view, alt] of [
    ['Show Detail', 'Classic Square Top Baluster, Detail'],
    ['Show In scale', /beside a mug of coffee/],
  ] as const) {
    await page.getByRole('button', { name: view }).click()
    const picture = page.getByRole('img', { name: alt })
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('the quantity stays between 1 and 500', async ({ page }) => {
  await visit(page, '/product/m-399')
  const main = page.getByRole('main')
  const quantity = main.getByRole('textbox', { name: 'Quantity' })
  const minus = main.getByRole('button', { name: 'Decrease quantity' })
  const plus = main.getByRole('button', { name: 'Increase quantity' })
  await expect(minus).toBeDisabled()
  await quantity.fill('500')
  await expect(plus).toBeDisabled()
  await quantity.fill('501')
  await quantity.blur()
  await expect(quantity).toHaveValue('500')
  await minus.click()
  await expect(quantity).toHaveValue('499')
  await quantity.fill('0')
  await quantity.blur()
  await expect(quantity).toHaveValue('499')
  await quantity.fill('a dozen')
  await expect(quantity).toHaveValue('1')
  await plus.click()
  await expect(quantity).toHaveValue('2')
})

test('what is out of stock says so and cannot be bought', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters?stock=all')
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading'), hasText: 'Out of Stock' })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/product\//)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  await expect(main.getByText('Out of Stock').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
})

test('the picture zooms under the pointer and opens on the whole screen', async ({ page }) => {
  await visit(page, '/product/m-399')
  const picture = page.getByRole('button', { name: /on the whole screen$/ })
  const image = picture.getByRole('img')
  await image.hover()
  await expect(image).toHaveCSS('transform', 'matrix(1.5, 0, 0, 1.5, 0, 0)')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(image).toHaveCSS('transform', 'none')

  const viewer = page.getByRole('dialog')
  await picture.click()
  const large = viewer.getByRole('img')
  await expect(large).toHaveCSS('width', `${page.viewportSize()?.width ?? 0}px`)
  await viewer.getByRole('button', { name: 'Whole' }).click()
  await expect(large).toBeInViewport({ ratio: 1 })
  await viewer.getByRole('button', { name: 'Near', exact: true }).click()
  await expect.poll(() => viewer.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(0)
  const before = await viewer.evaluate((sheet) => sheet.scrollTop)
  await page.mouse.move(500, 400)
  await page.mouse.down()
  await page.mouse.move(500, 300)
  await page.mouse.up()
  await expect.poll(() => viewer.evaluate((sheet) => sheet.scrollTop)).toBe(before + 100)
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toHaveCount(0)
  await picture.click()
  await untilOpen(viewer)
  await page.mouse.click(40, 450)
  await expect(viewer).toHaveCount(0)
  await picture.press('Enter')
  await untilOpen(viewer)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(picture).toBeFocused()
})

test('drawing, accessories and the way back are where they should be', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, '/product/m-399')
  const main = page.getByRole('main')
  const drawing = context.waitForEvent('page')
  await main.getByRole('link', { name: /^CAD drawing/ }).click()
  await expect(await drawing).toHaveURL('/drawings/m-399.svg')
  const pdf = main.getByRole('link', { name: /^PDF drawing of M-399/ }).first()
  const printed = await page.request.get((await pdf.getAttribute('href')) ?? '')
  expect((await printed.body()).toString('latin1', 0, 5)).toBe('%PDF-')
  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: 'DXF drawing of M-399' }).first().click()
  expect((await download).suggestedFilename()).toBe('m-399.dxf')
  await expect(main.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Shop Accessories' })).toHaveAttribute(
    'href',
    '/featured-products',
  )
  for (const [id, label, path] of [
    ['m-399', 'Back to Iron Balusters', '/gallery/iron-balusters'],
    ['standard-handrail', 'Back to Handrails', '/gallery/handrails'],
    ['shoe-1', 'Back to Shoes & Knuckles', '/gallery/shoes-knuckles'],
    ['f-7110', 'Back to Products', '/products'],
  ] as const) {
    await page.goto(`/product/${id}`)
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', path)
  }
  // an SVG has no icon of its own, so the browser asks in vain
  complaints.length = 0
})

test('what is no whole number from 1 to 500 changes nothing, and is told @phone', async ({
  page,
}) => {
  await visit(page, '/product/m-399')
  const main = page.getByRole('main')
  const quantity = main.getByRole('textbox', { name: 'Quantity' })
  const add = main.getByRole('button', { name: 'Add to Cart' })
  for (const [typed, stays] of [
    ['12.5', '1'],
    ['3.7', '1'],
    ['.5', '1'],
    ['-3', '1'],
    ['501', '1'],
    ['1,000', '1'],
  ] as const) {
    await quantity.focus()
    await page.keyboard.type(typed)
    await expect(quantity).toHaveValue(typed)
    await expect(quantity).toHaveAccessibleDescription(
      `Whole numbers from 1 to 500. The quantity is ${stays}.`,
    )
    await quantity.blur()
    await expect(quantity).toHaveValue(stays)
  }
  await quantity.focus()
  await page.keyboard.type('24')
  await expect(quantity).toHaveAccessibleDescription('')
  await quantity.blur()
  await quantity.focus()
  await page.keyboard.type('12.5')
  await add.click()
  await expect(page.getByText('24x Single Basket Iron Baluster has been added')).toBeVisible()
  await expect(quantity).toHaveValue('24')
  await expect(page.getByRole('button', { name: 'Cart, 24 items' })).toBeVisible()
  await quantity.focus()
  await page.keyboard.type('abc')
  await expect(quantity).toHaveValue('1')
})
