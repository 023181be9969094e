import type { Locator, Page } from '@playwright/test'

/** Moves the pointer onto a target as a hand does, and not in one leap. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('there is nothing to point at')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 })
}
