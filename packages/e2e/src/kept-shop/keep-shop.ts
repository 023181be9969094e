import type { Page } from '@playwright/test'
import { visit } from '../visit.ts'

/** Visits a page, as somebody does for the first time, until the browser keeps the shop. */
export async function keepShop(page: Page, path = '/'): Promise<void> {
  await visit(page, path)
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
}
