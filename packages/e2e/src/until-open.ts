import type { Locator } from '@playwright/test'
import { expect } from './shop-test.ts'

/**
 * Waits until a sheet over the page has answered to being opened: it is seen a moment before it takes presses
 * and keys, and says so in its style.
 */
export async function untilOpen(sheet: Locator): Promise<void> {
  await expect(sheet).toHaveAttribute('style', /pointer-events: auto/)
}
