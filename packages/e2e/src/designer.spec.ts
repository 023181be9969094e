import { axeFindings } from './axe-findings.ts'
import { approve, fillAddress, fillContact, orderSummary } from './checkout-page.ts'
import { dollars, drawFlat, openDesigner, openStep, shownCents } from './designer-page.ts'
import { pointAt } from './point-at.ts'
import { expect, test } from './shop-test.ts'
import { tabTo } from './tab-to.ts'
import { sidewaysScroll, untilAlive, visit } from './visit.ts'

test('a finished stair in another finish is bought to the cent', async ({ page }) => {
  await openDesigner(page)
  await page.getByRole('button', { name: /^Straight lines/ }).click()
  const balusters = await openStep(page, 'Pick balusters')
  await balusters.getByRole('heading', { name: 'Finish and wood' }).click()
  await balusters.getByRole('radio', { name: /^Oil Rubbed Bronze/ }).check()

  const results = await openStep(page, 'Save and share')
  const subtotalCents = await shownCents(results)
  expect(subtotalCents).toBeGreaterThan(100_000)
  await expect(results.getByText(dollars(subtotalCents), { exact: true }).first()).toBeVisible()
  await results.getByRole('button', { name: 'Add all to cart' }).click()
  await expect(page.getByText('Added to your cart')).toBeVisible()
  await results.getByRole('link', { name: /checkout/i }).click()
  await page.waitForURL('/checkout')
  await untilAlive(page)

  // Shipping is free over $100, the tax is 8 %.
  const taxCents = Math.round(subtotalCents * 0.08)
  const summary = await orderSummary(page)
  await expect(summary.getByText(dollars(subtotalCents), { exact: true })).toBeVisible()
  await expect(summary.getByText('Free', { exact: true })).toBeVisible()
  await expect(summary.getByText(dollars(taxCents), { exact: true })).toBeVisible()
  await expect(
    summary.getByText(dollars(subtotalCents + taxCents), { exact: true }).last(),
  ).toBeVisible()
  await expect(summary).toContainText('Oil Rubbed Bronze')

  // The server prices every line itself: it would refuse an order that is a cent off.
  await fillContact(page)
  await fillAddress(page)
  await approve(page)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByText(/Thank you for your order MR-\w{8}/)).toBeVisible()
})

test('a link opens the same stair in a fresh browser', async ({ page, browser }) => {
  await openDesigner(page)
  const layout = await openStep(page, 'Customize layout')
  await layout.getByRole('radio', { name: /^Comes back(?! on)/ }).check()
  await layout.getByRole('textbox', { name: 'Height from floor to floor' }).fill('9 ft 4 1/2 in')
  const results = await openStep(page, 'Save and share')
  const cents = await shownCents(results)
  const link = await results.getByRole('textbox', { name: 'Link to this design' }).inputValue()

  const context = await browser.newContext()
  const other = await context.newPage()
  await drawFlat(other)
  await visit(other, link)
  const sameLayout = await openStep(other, 'Customize layout')
  await expect(sameLayout.getByRole('radio', { name: /^Comes back(?! on)/ })).toBeChecked()
  // 9 feet 4-1/2 inches are 112-1/2.
  await expect(sameLayout.getByRole('textbox', { name: 'Height from floor to floor' })).toHaveValue(
    '112-1/2"',
  )
  expect(await shownCents(await openStep(other, 'Save and share'))).toBe(cents)
  await context.close()
})

for (const [what, link] of [
  ['no design', '#stairs'],
  ['a stair of a mile', '#d=1&h=63360'],
  ['parts that nobody sells', '#d=1&ra=%3Cscript%3E'],
  ['a form that is not known', '#d=99'],
] as const) {
  test(`a link with ${what} is refused, and the designer works on`, async ({ page }) => {
    await openDesigner(page, link)
    await expect(page.getByText('This link could not be opened')).toBeVisible()
    const layout = await openStep(page, 'Customize layout')
    await expect(layout.getByRole('textbox', { name: 'Height from floor to floor' })).toHaveValue(
      '107"',
    )
  })
}

test('a rail at 26 inches is told to be too low at once @phone', async ({ page }) => {
  await openDesigner(page)
  const layout = await openStep(page, 'Customize layout')
  await layout.getByRole('radio', { name: /Keep my rail/ }).check()
  const height = layout.getByRole('textbox').first()
  await expect(height).toHaveAccessibleName('First of all: how high is your rail?')
  await expect(height).toHaveValue('')
  await expect(layout.getByText('Not measured yet')).toBeVisible()

  await height.pressSequentially('26')
  await expect(layout.getByText('Your rail is 8" too low')).toBeVisible()
  const check = layout.getByRole('region', { name: 'Code check' })
  await expect(check.getByRole('listitem').first()).toContainText(
    /Fails.*Handrail above the nosings, lowest.*26".*at least 34", 8" too little/s,
  )
  await layout.getByRole('button', { name: 'Plan a new rail' }).click()
  await expect(layout.getByRole('radio', { name: 'New rail and newels' })).toBeChecked()
  await expect(layout.getByText('Your rail is 8" too low')).toBeHidden()
})

test('scrolled below the header, the stage takes the whole window', async ({ page }) => {
  await openDesigner(page)
  await openStep(page, 'Customize layout')
  const stage = page.getByRole('region', { name: 'Your stair' })
  const heightPx = async () => (await stage.boundingBox())?.height
  expect(await heightPx()).toBeLessThan(800)
  await page.evaluate(() => window.scrollTo(0, 800))
  await expect.poll(heightPx).toBe(900)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(heightPx).toBeLessThan(800)
})

test('designs of another version stay on the device', async ({ page }) => {
  const newer = { id: 'newer', savedAtMs: 1, link: 'd=9&x=1' }
  await page.addInitScript(
    (text) => localStorage.setItem('millrun-stair-designs', text),
    JSON.stringify([newer]),
  )
  await openDesigner(page)
  const results = await openStep(page, 'Save and share')
  await expect(results.getByText('1 design here was saved by another version')).toBeVisible()
  await results.getByRole('textbox', { name: 'Name of this design' }).fill('Hall')
  await results.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(results.getByRole('button', { name: 'Open Hall' })).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('millrun-stair-designs'))
  expect(JSON.parse(kept ?? '')).toContainEqual(newer)
})

test('edits are undone and done again by keys', async ({ page }) => {
  await openDesigner(page)
  const layout = await openStep(page, 'Customize layout')
  const straight = layout.getByRole('radio', { name: 'Straight' })
  const balcony = layout.getByRole('radio', { name: 'Level balcony' })
  await balcony.check()
  await page.keyboard.press('Control+z')
  await expect(straight).toBeChecked()
  await page.keyboard.press('Control+Shift+Z')
  await expect(balcony).toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(straight).toBeChecked()

  // A number that is changed in one go is one step.
  const rise = layout.getByRole('textbox', { name: 'Height from floor to floor' })
  await rise.focus()
  for (const value of ['107-1/8"', '107-1/4"', '107-3/8"']) {
    await page.keyboard.press('ArrowUp')
    await expect(rise).toHaveValue(value)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+z')
  await expect(rise).toHaveValue('107"')
  await page.keyboard.press('Control+y')
  await expect(rise).toHaveValue('107-3/8"')
})

test('a whole stair is designed and put into the cart by keyboard', async ({ page }) => {
  await openDesigner(page)
  await tabTo(page, page.getByRole('button', { name: /^Straight lines/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('tab', { name: 'Choose background' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')

  await tabTo(page, page.locator('summary', { hasText: 'Finish and wood' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: 'White Oak' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Poplar' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Next: Customize layout' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('radio', { name: 'Turns at a landing' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Comes back(?! on)/ })).toBeChecked()
  await tabTo(page, page.getByRole('textbox', { name: 'Height from floor to floor' }))
  await page.keyboard.type('112')
  await tabTo(page, page.getByRole('button', { name: 'Next: Save and share' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Add all to cart' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'View cart', exact: true }))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(drawer.getByText('Plain Square Iron Baluster').first()).toBeVisible()
})

for (const step of [
  'Choose background',
  'Pick balusters',
  'Customize layout',
  'Save and share',
] as const) {
  test(`"${step}" has nothing for axe to find and fits its window @phone`, async ({ page }) => {
    await openDesigner(page)
    const panel = await openStep(page, step)
    const closed = panel.locator('details:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().click()
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScroll(page), 'sideways scroll').toBe(0)
  })
}

test('only its own page fetches the designer', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/(?:designer-(?!page-|address-)|stair-view-)/.test(pathname))
      fetched.push(pathname)
  })
  for (const path of ['/', '/products', '/product/m-399', '/stair-visualizer', '/checkout']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    expect(fetched, path).toEqual([])
  }
  await openDesigner(page)
  expect(fetched.some((path) => path.endsWith('.js'))).toBe(true)
  expect(fetched.some((path) => path.endsWith('.css'))).toBe(true)
})

test('the tooltips of the stage come without a wait after the first', async ({ page }) => {
  await openDesigner(page)
  await page.getByRole('button', { name: /^Straight lines/ }).click()
  // The notice of what was replaced has an Undo of its own, without a tooltip.
  const undo = page.getByRole('button', { name: 'Undo' }).and(page.locator('[data-state]'))
  await pointAt(page, undo)
  await expect(undo).toHaveAttribute('data-state', 'delayed-open')
  const redo = page.getByRole('button', { name: 'Redo' })
  await pointAt(page, redo)
  await expect(redo).toHaveAttribute('data-state', 'instant-open')
})

test('any look of a baluster is an item of the list with a value of its own', async ({ page }) => {
  await openDesigner(page)
  const balusters = await openStep(page, 'Pick balusters')
  const look = balusters.getByRole('combobox', { name: 'Look' })
  await expect(look.locator('option[value=""]')).toHaveCount(0)
  await expect(look.locator('option:checked')).toHaveText('Any look')
  const offered = balusters.getByRole('radio')
  const all = await offered.count()
  await look.selectOption('Modern')
  await expect.poll(() => offered.count()).toBeLessThan(all)
  await look.selectOption('Any look')
  await expect(offered).toHaveCount(all)
})
