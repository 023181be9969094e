import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { addBasketBalusters } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'
import { sidewaysScroll, untilAlive, visit } from './visit.ts'

/** 48 × 38.99 = 1,871.52, and 2 × 8.99 = 17.98. */
const LIST =
  '/buy/m-399%3Afinish%3Dcv:48,sh-100%3Afinish%3Dsb:2?job=Smith%20stairs&prices=3600,899&on=2026-11-26'

/** All that this browser keeps. */
function kept(page: Page): Promise<readonly (readonly [key: string, text: string])[]> {
  return page.evaluate(() =>
    [window.localStorage, window.sessionStorage].flatMap((storage) => Object.entries(storage)),
  )
}

function cartButton(page: Page, count: string): Locator {
  return page.getByRole('button', { name: `Cart, ${count}` })
}

test('a link shows a list at the prices of today, and opening it changes nothing @phone', async ({
  page,
}) => {
  await visit(page, LIST)
  await expect(page).toHaveURL(/\/buy#m-399%3Afinish%3Dcv:48,/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Smith stairs')
  await expect(main.getByText('Item M-399 · Quantity 48, $38.99 each')).toBeVisible()
  await expect(main.getByText('$1,889.50', { exact: true })).toBeVisible()
  await expect(
    main.getByText(
      'It costs $38.99 each today, and cost $36.00 when this list was made on Nov 26, 2026.',
    ),
  ).toBeVisible()
  expect(await kept(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
})

test('two people open one link: one has nothing in the cart, one has, and undoes to the same cart', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext()
  const ada = await other.newPage()
  await visit(ada, LIST)
  await ada.getByRole('button', { name: 'Put into the Cart' }).press('Enter')
  await expect(ada.getByText('The cart holds Smith stairs now, and nothing else.')).toBeFocused()
  await expect(cartButton(ada, '50 items')).toBeVisible()
  await ada.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(ada.getByRole('complementary', { name: 'Order Summary' })).toContainText('$1,889.50')
  await other.close()

  await addBasketBalusters(page, 3)
  await visit(page, '/product/c-6010')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartButton(page, '4 items')).toBeVisible()
  const before = await kept(page)
  await visit(page, LIST)
  await expect(page.getByText(/^Your cart holds 4 pieces, \$/)).toBeVisible()
  expect(await kept(page)).toEqual(before)

  await page.getByRole('button', { name: 'Keep the Cart' }).click()
  await expect(page.getByText(/^The cart stays as it is: 4 pieces, \$/)).toBeFocused()
  expect(await kept(page)).toEqual(before)
  await page.getByRole('button', { name: 'Choose Again' }).click()

  await page.getByRole('button', { name: 'Replace the Cart' }).click()
  await expect(cartButton(page, '50 items')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('That is undone.')).toBeFocused()
  expect(await kept(page)).toEqual(before)

  await page.getByRole('button', { name: 'Add to the Cart' }).click()
  await expect(
    page.getByText('The cart holds Smith stairs, too, on top of what was in it.'),
  ).toBeFocused()
  await expect(cartButton(page, '54 items')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Your cart holds 54 pieces, \$/)).toBeVisible()
})

test('the link that the drawer hands out opens in another browser @phone', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await addBasketBalusters(page, 7)
  await cartButton(page, '7 items').click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  await drawer.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newContext()
  const friend = await other.newPage()
  await friend.goto(link)
  await untilAlive(friend)
  // 7 × 34.99
  await expect(friend.getByText(/^7 pieces for \$244\.93 at today’s prices/)).toBeVisible()
  await expect(friend.getByText(/price has changed/)).toHaveCount(0)
  expect(await kept(friend)).toEqual([])
  await other.close()
})

test('what cannot be had is said, with the way to choose it, and the rest is taken', async ({
  page,
}) => {
  await visit(page, '/buy/m-308:1,c-2005:12,m-000:4,m-399:finish=cv:2')
  const missing = page.getByRole('region', { name: 'What is left out' })
  await expect(missing.getByText('It is out of stock.')).toBeVisible()
  await expect(missing.getByText('It is not sold any more.')).toBeVisible()
  await expect(missing.getByText('Please select a wood species for this product.')).toBeVisible()
  await page.getByRole('button', { name: 'Put into the Cart' }).click()
  await expect(cartButton(page, '2 items')).toBeVisible()
  await missing.getByRole('link', { name: 'Classic Square Top Baluster' }).click()
  await expect(page).toHaveURL('/product/c-2005')
})

test('who follows the way to the content of the page keeps the list', async ({ page }) => {
  await visit(page, LIST)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/buy#m-399%3Afinish%3Dcv:48,/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smith stairs')
})

for (const [what, path, heading] of [
  ['rubbish', `/buy/${'x%'.repeat(5000)}`, 'This link is damaged'],
  [
    '300 lines',
    `/buy/${Array.from({ length: 300 }, (_, at) => `sh-${at}:1`).join(',')}`,
    'Too many lines',
  ],
  ['nothing', '/buy/', 'No cart in this link'],
] as const) {
  test(`a link of ${what} is answered with a sentence`, async ({ page }) => {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await kept(page)).toEqual([])
  })
}

test('a list is printed alone, as a paper of its job', async ({ page }) => {
  await visit(page, LIST)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^No order yet: prices are those of/)).toBeVisible()
  await expect(page.getByText('$1,889.50', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Put into the Cart' })).toBeHidden()
})
