import type { Page } from '@playwright/test'
import { expect } from './shop-test.ts'
import { visit } from './visit.ts'

/** Whoever is signed in applies for a trade account. */
export async function applyForTrade(page: Page): Promise<void> {
  await visit(page, '/account?at=trade')
  await page.getByLabel('Business').fill('Stone Stairs')
  await page.getByLabel('What it does').selectOption('installer')
  await page.getByLabel('Number that proves it').selectOption('license')
  await page.getByLabel('Number', { exact: true }).fill('13VH01234500')
  await page.getByLabel('New Jersey').check()
  await page.getByLabel('License or certificate').setInputFiles({
    name: 'license.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  })
  await page.getByRole('button', { name: 'Send the Application' }).click()
  await expect(page.getByText('We are looking at your application')).toBeVisible()
}
