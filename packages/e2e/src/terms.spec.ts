import type { Browser, Page } from '@playwright/test'
import { applyForTrade } from './apply-for-trade.ts'
import { addBasketBalusters, fillAddress, fillContact } from './checkout-page.ts'
import { addressFor, expectAccessible, expectTitle, invite, setUp } from './enter-desk.ts'
import { openAccount } from './open-account.ts'
import { runCommand } from './run-command.ts'
import { expect, test } from './shop-test.ts'
import { untilAlive, visit } from './visit.ts'

/** From the cart to the account, where the order is looked at once more. */
async function orderOnTerms(page: Page, balusters: number): Promise<void> {
  await addBasketBalusters(page, balusters)
  await visit(page, '/checkout')
  await fillContact(page)
  await fillAddress(page)
  await expect(page.getByText('Or order on terms: pay within 30 days, by invoice.')).toBeVisible()
  await page.getByRole('button', { name: 'Order on Terms' }).click()
  await page.waitForURL((url) => url.pathname === '/account')
  await untilAlive(page)
  await expectTitle(page, 'Confirm your order on terms')
}

/** Somebody at the desk finds the order among what is owed, and marks it as paid. */
async function markPaid(browser: Browser, orderNumber: string): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  await setUp(page, await invite(addressFor('books'), 'manager'))
  await expectTitle(page, 'Orders')
  await page.getByRole('link', { name: 'Money', exact: true }).click()
  await page.getByRole('link', { name: 'Owed', exact: true }).click()
  await expectTitle(page, 'Owed')
  await expectAccessible(page)
  await page.getByRole('link', { name: orderNumber }).click()
  await expect(page.getByText(/^\$113\.37, due /)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Reference (optional)').fill('4711')
  await page.getByRole('button', { name: 'Mark $113.37 as Paid' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark $113.37 as Paid' }).click()
  await expect(page.getByText('Still owed').locator('+ dd')).toHaveText('$0.00')
  await page.context().close()
}

test('a contractor orders on terms within the limit, and owes nothing once it is paid', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow()
  const address = addressFor('terms')
  await openAccount(page, address)
  await applyForTrade(page)
  await runCommand('trade', 'approve', address)
  await runCommand('trade', 'terms', address, '--limit', '150', '--days', '30')
  await visit(page, '/account?at=terms')
  await expect(page.getByText('Nothing is owed.')).toBeVisible()

  // 3 × 34.99 = 104.97, shipped free, 8.40 tax.
  await orderOnTerms(page, 3)
  await expect(page.getByText(/^\$113\.37, due /)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place the Order' }).click()
  await expectTitle(page, 'Thank you for your order')
  const said = await page.getByText(/^Order MR-\w+ is placed\.$/).textContent()
  const orderNumber = /MR-\w+/.exec(said ?? '')?.[0] ?? 'no number'
  await expectAccessible(page)
  await page.getByRole('link', { name: 'What You Owe' }).click()
  await expect(page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible()
  await expect(page.getByText(/^Due \w+ \d+, \d{4}$/)).toBeVisible()
  await expectAccessible(page)
  const invoice = page.waitForEvent('download')
  await page.getByRole('button', { name: `Invoice (PDF): ${orderNumber}` }).click()
  expect((await invoice).suggestedFilename()).toBe(`invoice-${orderNumber}.pdf`)

  // 2 × 34.99 = 69.98, shipping 15.00, 5.60 tax: 90.58 more.
  await orderOnTerms(page, 2)
  await page.getByRole('button', { name: 'Place the Order' }).click()
  await expect(
    page.getByText(/^This order would bring what you owe to \$203\.95; your limit is \$150\.00\./),
  ).toBeVisible()
  // The browser writes down each answer that is a refusal.
  expect(complaints.splice(0)).toHaveLength(1)
  await page.getByRole('link', { name: 'Not Now' }).click()
  await page.waitForURL((url) => url.pathname === '/checkout')
  await untilAlive(page)
  await expect(page.getByLabel('Street address')).toHaveValue('100 North Main Street')
  await expect(page.getByRole('button', { name: 'Order on Terms' })).toBeVisible()

  await markPaid(browser, orderNumber)
  await visit(page, '/account?at=terms')
  await expect(page.getByText('Nothing is owed.')).toBeVisible()
})
