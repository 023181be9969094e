import type { Page } from '@playwright/test'
import { approve, fillCheckout } from './checkout-page.ts'
import { addressFor, expectAccessible, expectTitle, PASSWORD } from './enter-desk.ts'
import { mailedCode } from './mailed-code.ts'
import { openAccount } from './open-account.ts'
import { expect, test } from './shop-test.ts'
import { tabTo } from './tab-to.ts'
import { untilAlive, visit } from './visit.ts'

/** Names of all that the account has left in this browser. */
function leftBehind(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('millrun-account-')),
  )
}

test('a guest pays, opens an account, orders again, signs out everywhere and is erased @phone-only', async ({
  page,
  complaints,
}) => {
  const address = addressFor('guest')
  await fillCheckout(page, 2)
  await page.getByLabel('Email').fill(address)
  await approve(page)
  await page.waitForURL((url) => url.pathname === '/')
  const thanks = page.getByRole('heading', { name: /^Thank you for your order MR-/ })
  await expect(thanks).toBeVisible()
  const orderNumber = /MR-\w+/.exec((await thanks.textContent()) ?? '')?.[0] ?? 'no number'

  // One field, in a document without the payment provider's script.
  await page.getByRole('link', { name: 'Choose a Password' }).click()
  await expectTitle(page, 'Open an account')
  await untilAlive(page)
  expect(await page.locator('script[src*="sdk"]').count()).toBe(0)
  const fields = 'input:not([type=hidden]):not([type=checkbox])'
  await expect(page.getByRole('main').locator(fields)).toHaveCount(1)
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Open an Account' }).click()
  await expectTitle(page, 'Type in the code')
  await page.getByLabel('Code').fill(await mailedCode(address))
  await page.getByRole('button', { name: 'Confirm' }).click()

  await expectTitle(page, 'Orders')
  await expect(page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible()
  await page.getByRole('button', { name: `Order Again: ${orderNumber}` }).click()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('2 pieces were added to the cart.')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()

  await page.getByRole('link', { name: 'Signing in', exact: true }).click()
  await expectTitle(page, 'Signing in')
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await expectTitle(page, 'Sign in')
  expect(await leftBehind(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()

  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible()
  await page.getByRole('link', { name: 'Your data' }).click()
  await page.getByRole('button', { name: 'Erase Me', exact: true }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Erase Me for Good' }).click()
  await expectTitle(page, 'Your account is erased')
  expect(await leftBehind(page)).toEqual([])

  await visit(page, '/account')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(
    page.getByText('The e-mail address and the password do not fit together.'),
  ).toBeVisible()
  // The browser complains of every answer that is a refusal.
  complaints.length = 0
})

test('every section fits a phone, and axe finds nothing in it @phone', async ({ page }) => {
  await openAccount(page, addressFor('sections'))
  for (const [at, title] of [
    ['orders', 'Orders'],
    ['addresses', 'Addresses'],
    ['kept', 'Carts and designs'],
    ['trade', 'Trade account'],
    ['security', 'Signing in'],
    ['privacy', 'Your data'],
  ] as const) {
    await visit(page, `/account?at=${at}`)
    await expectTitle(page, title)
    await expect(page.getByRole('main').getByText(/^Looking up/)).toHaveCount(0)
    await expectAccessible(page)
  }
})

test('an account needs no mouse', async ({ page }) => {
  const address = addressFor('keyboard')
  await visit(page, '/account?at=sign-up')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(address)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Type in the code' })).toBeFocused()
  await tabTo(page, page.getByLabel('Code'))
  await page.keyboard.type(await mailedCode(address))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused()
  await page.getByRole('link', { name: 'Addresses' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Add an Address' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Stone'],
    ['Phone', '609 555 0199'],
    ['Street address', '100 North Main Street'],
    ['City', 'Trenton'],
    ['State', 'New Jersey'],
    ['ZIP code', '08608'],
  ] as const) {
    const field = page.getByLabel(label)
    if (label !== 'First name') await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Offered first')).toBeVisible()
  await page.goBack()
  await expectTitle(page, 'Orders')
})

test('a kept address is offered at checkout, whose document asks nothing of the account', async ({
  page,
}) => {
  const address = addressFor('checkout')
  await openAccount(page, address)
  await page.getByRole('link', { name: 'Addresses' }).click()
  await page.getByRole('button', { name: 'Add an Address' }).click()
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Stone'],
    ['Phone', '609 555 0199'],
    ['Street address', '100 North Main Street'],
    ['City', 'Trenton'],
    ['ZIP code', '08608'],
  ] as const) {
    await page.getByLabel(label).fill(text)
  }
  await page.getByLabel('State').selectOption('NJ')
  await page.getByRole('button', { name: 'Keep the Address' }).click()
  await expect(page.getByText('Offered first')).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await fillCheckout(page, 1)
  await page.getByLabel('Street address').fill('1 Elm Street')
  await page
    .getByLabel('Kept addresses')
    .selectOption({ label: 'Ada Stone, 100 North Main Street, Trenton, NJ' })
  await expect(page.getByLabel('Street address')).toHaveValue('100 North Main Street')
  expect(asked.filter((path) => /^\/(?:auth|account)\//.test(path))).toEqual([])
})

test('the way to the account is a document of its own from every page @phone', async ({ page }) => {
  await visit(page, '/gallery/iron-balusters')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await expectTitle(page, 'Sign in')
  expect(loads).toEqual(['/account'])
})

test('no other page fetches the client of the session, idle or not', async ({ page }) => {
  const clients: string[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    void response.text().then(
      (script) => script.includes('GoTrueClient') && clients.push(page.url()),
      // A page was left before its script was there.
      () => undefined,
    )
  })
  for (const path of ['/', '/gallery/iron-balusters', '/product/m-399', '/checkout']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(clients).toEqual([])
  await visit(page, '/account')
  await expectTitle(page, 'Sign in')
  await expect.poll(() => clients).toHaveLength(1)
})
