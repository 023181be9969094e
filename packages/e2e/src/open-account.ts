import type { Page } from '@playwright/test'
import { expectTitle, PASSWORD } from './enter-desk.ts'
import { mailedCode } from './mailed-code.ts'
import { visit } from './visit.ts'

/** Opens an account in this browser; its address was never seen before. */
export async function openAccount(page: Page, address: string): Promise<void> {
  await visit(page, '/account?at=sign-up')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Open an Account' }).click()
  await expectTitle(page, 'Type in the code')
  await page.getByLabel('Code').fill(await mailedCode(address))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectTitle(page, 'Orders')
}
