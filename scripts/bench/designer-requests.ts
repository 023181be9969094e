import type { Browser } from '@playwright/test'
import { countFetched, PHONE } from './count-fetched.ts'

/** Without a graphics card, on a machine that is busy. */
const LATEST_MS = 300_000

/** How often the designer asks, and for how many bytes, until its drawing answers and from then until it shows 3D. */
export async function designerRequestsLine(browser: Browser, origin: string): Promise<string> {
  const page = await browser.newPage(PHONE)
  try {
    page.setDefaultTimeout(LATEST_MS)
    const fetched = await countFetched(page)
    await page.goto(`${origin}/designer`, { waitUntil: 'commit' })
    await page.waitForFunction(() => {
      const control = document.querySelector('[data-stage] input')
      return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'))
    })
    const alive = fetched()
    await page.getByRole('group', { name: 'Turn and zoom' }).waitFor()
    return `Of the designer: ${alive} until its drawing answers, then ${fetched()} until it shows 3D`
  } finally {
    await page.close()
  }
}
