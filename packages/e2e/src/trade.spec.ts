import type { Browser } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { applyForTrade } from './apply-for-trade.ts'
import { approve, fillAddress, fillContact, orderSummary } from './checkout-page.ts'
import { addressFor, expectTitle, invite, setUp } from './enter-desk.ts'
import { openAccount } from './open-account.ts'
import { runCommand } from './run-command.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

/** M-399 costs everybody 34.99. */
const LIST = 'list,item,min,price\nContractors,M-399,1,32.99\nContractors,M-399,24,29.99\n'

/** The owner sets the list at the desk, in a browser of her own. */
async function setPriceList(browser: Browser): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  await setUp(page, await invite(addressFor('lists'), 'owner'))
  await expectTitle(page, 'Orders')
  await page.goto('/desk/price-lists/file')
  await page.locator('input[type=file]').setInputFiles({
    name: 'contractors.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(LIST),
  })
  await page.getByRole('button', { name: 'Apply the File' }).click()
  await expect(page.getByText(/Contractors/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the Way Back' })).toBeVisible()
  await page.context().close()
}

test('a contractor is approved, sees the prices of a list, pays them, and leaves none behind', async ({
  page,
  browser,
}) => {
  test.slow()
  const address = addressFor('contractor')
  await setPriceList(browser)
  await openAccount(page, address)
  await applyForTrade(page)
  await runCommand('trade', 'approve', address)
  await runCommand('trade', 'grant', address, 'Contractors')

  await visit(page, '/account?at=trade')
  await expect(page.getByText(/^You buy by our list “Contractors”/)).toBeVisible()
  await visit(page, '/product/m-399')
  const main = page.getByRole('main')
  await expect(main.getByText('Price of your list, Contractors')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await main.getByRole('textbox', { name: 'Quantity' }).fill('24')
  await expect(main.getByText('24 × $29.99 = $719.76')).toBeVisible()
  await main.getByRole('button', { name: 'Add to Cart' }).first().click()
  await visit(page, '/checkout')
  await fillContact(page)
  await fillAddress(page)
  // 24 × 29.99 = 719.76, shipped free, 57.58 tax
  await expect((await orderSummary(page)).getByText('$777.34').last()).toBeVisible()
  await approve(page)
  await page.waitForURL((url) => url.pathname === '/')
  const receipt = page.getByRole('region', { name: /^Thank you for your order MR-/ })
  await expect(receipt.getByText('Item M-399 · Quantity 24, $29.99 each')).toBeVisible()

  await visit(page, '/account?at=security')
  await page.getByRole('button', { name: 'Sign Out Here' }).click()
  await expectTitle(page, 'Sign in')
  await visit(page, '/product/m-399')
  await expect(main.getByText('$34.99').first()).toBeVisible()
  await expect(main.getByText(/Price of your list/)).toHaveCount(0)
})
