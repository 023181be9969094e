import { expect, type Page, type Response } from '@playwright/test'

/** Opens a page and waits until it answers to the visitor. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await untilAlive(page)
  return answer
}

/**
 * Prerendered pages show before they answer, and their parts come alive one after the other: React marks the root
 * when it begins, and each control when it has taken it over. A journey that keeps a part from coming waits for its
 * own controls.
 */
export async function untilAlive(page: Page, controls = 'button, input, select'): Promise<void> {
  await page.waitForFunction((selector) => {
    const root = document.querySelector('#root')
    if (root === null) return false
    const marked: readonly (readonly [Element, string])[] = [
      [root, '__reactContainer'],
      ...[...root.querySelectorAll(selector)].map((control) => [control, '__reactProps'] as const),
    ]
    return marked.every(([element, mark]) =>
      Object.keys(element).some((key) => key.startsWith(mark)),
    )
  }, controls)
}

/** How far a page can be moved sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Cards below the window are laid out a few at a time when the gallery stands; until then what is above them moves. */
export async function untilLaidOut(page: Page): Promise<void> {
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last()
  const isLaidOut = () =>
    last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isLaidOut, page.url()).toBe(true)
}
