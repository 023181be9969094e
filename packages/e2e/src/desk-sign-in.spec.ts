import type { Page } from '@playwright/test'
import { authenticatorCode } from './authenticator-code.ts'
import { addressFor, expectAccessible, expectTitle, invite, PASSWORD, setUp } from './enter-desk.ts'
import { openAccount } from './open-account.ts'
import { runCommand } from './run-command.ts'
import { expect, test } from './shop-test.ts'
import { tabTo } from './tab-to.ts'
import { visit } from './visit.ts'

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('an owner gets from the link to the desk, out of it and in again, and is dismissed at once @phone', async ({
  page,
  context,
  complaints,
}) => {
  const eve = addressFor('eve')
  const link = await invite(eve, 'owner')
  const { key, code } = await setUp(page, link)
  await expectTitle(page, 'Orders')
  await expect(page).toHaveTitle('Orders · Desk · Millrun')
  await expect(page.getByRole('banner')).toContainText(`${eve} · Owner`)
  await expectAccessible(page)

  // Staff leave nothing but in their tab, which a new load of the document does not end.
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.reload()
  await expectTitle(page, 'Orders')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectTitle(page, 'Sign in')
  await expectAccessible(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Go On' }).click()
  await expect(page.getByText('This link is used up')).toBeVisible()

  await visit(page, '/desk')
  await typePassword(page, eve)
  await expectTitle(page, 'Second step')
  await expectAccessible(page)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  // The code of the set-up is not taken twice.
  await expect(page.getByText(/^This code is not right/)).toBeVisible()
  await page.getByLabel('Code').fill(authenticatorCode(key, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectTitle(page, 'Orders')

  await runCommand('staff', 'remove', eve)
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you typed stays here.')).toBeVisible()
  await context.setOffline(false)
  await expectTitle(page, 'Sign in again')
  await expectAccessible(page)
  // The browser complains of every answer that is a refusal, and of a network that is not there.
  complaints.length = 0
})

test('the desk needs no mouse', async ({ page }) => {
  await setUp(page, await invite(addressFor('keyboard'), 'shipping'))
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused()
  await visit(page, '/desk/nowhere')
  await expectTitle(page, 'There is no such screen')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Orders' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused()
  await page.reload()
  await expectTitle(page, 'Orders')
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused()
})

test('a customer has no place at the desk', async ({ page, complaints }) => {
  const ada = addressFor('ada')
  await openAccount(page, ada)

  // Being signed in as a customer counts for nothing at the desk.
  await visit(page, '/desk/orders')
  await expectTitle(page, 'Sign in')
  await typePassword(page, ada)
  await expectTitle(page, 'This address has no place at the desk')
  await expectAccessible(page)
  const asked = await page.request.get('/desk/api/me')
  expect(asked.status()).toBe(401)
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await expectTitle(page, 'Sign in')
  expect(complaints).toEqual([])
})
