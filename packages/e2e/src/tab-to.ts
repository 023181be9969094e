import type { Locator, Page } from '@playwright/test'
import { expect } from './shop-test.ts'

/** More stops than any page has. */
const MOST_STOPS = 150

/** Presses Tab until the focus has come to the target; every stop on the way shows its focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const focused = page.locator(':focus')
    if ((await focused.count()) > 0) await expect(focused).not.toHaveCSS('outline-style', 'none')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('the keyboard never came to its target')
}
