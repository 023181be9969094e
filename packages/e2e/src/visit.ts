import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until it answers to the visitor. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await untilAlive(page)
  return answer
}

/**
 * Prerendered pages show before they answer, and their parts come alive one after the other: React marks the root
 * when it begins, and each control when it has taken it over.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMarked = (element: Element, mark: string) =>
      Object.keys(element).some((key) => key.startsWith(mark))
    const root = document.querySelector('#root')
    return (
      root !== null &&
      isMarked(root, '__reactContainer') &&
      [...root.querySelectorAll('button, input, select')].every((control) =>
        isMarked(control, '__reactProps'),
      )
    )
  })
}

/** How far a page can be moved sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
