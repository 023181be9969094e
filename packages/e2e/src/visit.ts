import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until it answers to the visitor. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await untilAlive(page)
  return answer
}

/** Prerendered pages show before they answer: React marks the root that it has taken over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root') ?? {}
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}

/** How far a page can be moved sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
