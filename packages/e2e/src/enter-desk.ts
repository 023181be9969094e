import type { Page } from '@playwright/test'
import { authenticatorCode } from './authenticator-code.ts'
import { axeFindings } from './axe-findings.ts'
import { runCommand } from './run-command.ts'
import { expect } from './shop-test.ts'
import { sidewaysScroll } from './visit.ts'

export const PASSWORD = 'newels and balusters for Elm Street'

/** Each journey has an address of its own: the shop is the same for all of them. */
export function addressFor(name: string): string {
  return `${name}.${Date.now().toString(36)}@millrun.example`
}

export async function expectTitle(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  expect(await sidewaysScroll(page), 'sideways scroll').toBe(0)
}

/** The link that `npm run staff` prints for a new member. */
export async function invite(email: string, role: string): Promise<string> {
  const said = await runCommand('staff', 'add', email, '--role', role)
  return /^http\S+$/m.exec(said)?.[0] ?? 'no link'
}

/** What an authenticator app was set up with: its key, and the code that was typed from it. */
interface SetUp {
  readonly key: string
  readonly code: string
}

/** Goes from the link to the desk. */
export async function setUp(page: Page, link: string): Promise<SetUp> {
  await page.goto(link)
  await expectTitle(page, 'You are invited')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go On' }).click()
  await expectTitle(page, 'Choose a password')
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Keep the Password' }).click()
  await expectTitle(page, 'Set up your authenticator app')
  await expect(page.getByRole('img', { name: 'QR code of the key below' })).toBeVisible()
  await expectAccessible(page)
  const key = (await page.getByRole('code').first().textContent()) ?? ''
  const code = authenticatorCode(key)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Finish' }).click()
  return { key, code }
}
