import type { Page } from '@playwright/test'
import {
  addBasketBalusters,
  approve,
  fillAddress,
  fillContact,
  orderSummary,
} from './checkout-page.ts'
import { addressFor, expectAccessible } from './enter-desk.ts'
import { openAccount } from './open-account.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

/** Keeps what is in the cart under the name of a job, and has its prices held; the address of the quote. */
async function quoteOf(page: Page, jobName: string): Promise<string> {
  await visit(page, '/account?at=kept')
  const carts = page.getByRole('region', { name: 'Carts' })
  await carts.getByLabel('Job name').fill(jobName)
  await carts.getByRole('button', { name: 'Keep This Cart' }).click()
  await page.getByRole('button', { name: `Make a Quote: ${jobName}` }).click()
  const row = page.getByRole('listitem').filter({ hasText: jobName })
  await expect(row.getByText(/^Quote Q-/)).toContainText('Its prices hold through')
  await expectAccessible(page)
  return (await row.getByRole('link', { name: `Open: ${jobName}` }).getAttribute('href')) ?? ''
}

/** Goes from a quote to its checkout, and fills that in. */
async function goToCheckout(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await page.getByRole('link', { name: 'Accept and Check Out' }).click()
  await expect(page.getByText(/^You are accepting quote Q-/)).toBeVisible()
  await fillContact(page)
  await fillAddress(page)
}

test('a contractor’s quote is accepted by the client, once, and the client’s cart stays @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  await openAccount(page, addressFor('quotes'))
  await addBasketBalusters(page, 24)
  const address = await quoteOf(page, 'Wainwright House')

  const client = await (await browser.newContext()).newPage()
  await addBasketBalusters(client, 3)
  // The form with the token in its path leads to the same page.
  await visit(client, address.replace('#', '/'))
  await expect(client).toHaveURL(new RegExp(`${address}$`))
  const main = client.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Wainwright House')
  await expect(main.getByText('Item M-399 · Quantity 24, $34.99 each')).toBeVisible()
  await expectAccessible(client)
  const saving = client.waitForEvent('download')
  await main.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^quote-Q-\w{8}\.pdf$/)

  const second = await client.context().newPage()
  await goToCheckout(second, address)
  await goToCheckout(client, address)
  // 24 x 34.99 = 839.76, shipped free, 67.18 tax
  await expect((await orderSummary(client)).getByText('$906.94').last()).toBeVisible()
  await expectAccessible(client)
  await approve(client)
  await client.waitForURL((url) => url.pathname === '/')
  await expect(client.getByRole('region', { name: /^Thank you for your order MR-/ })).toBeVisible()
  await expect(client.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible()

  await second.frameLocator('iframe').getByRole('button', { name: 'PayPal' }).first().click()
  await expect(second.getByText(/^This quote was accepted before, with order MR-/)).toBeVisible()
  await visit(client, address)
  await expect(main.getByText(/^This quote was accepted with order MR-/)).toBeVisible()
  await client.context().close()

  await visit(page, '/account?at=quotes')
  await expect(page.getByText(/Accepted with order MR-/)).toBeVisible()
})
