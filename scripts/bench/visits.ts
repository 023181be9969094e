import type { Browser, BrowserContext, Page } from '@playwright/test'
import { countFetched, PHONE } from './count-fetched.ts'

/** What is fetched ahead, when nothing else is to be done, has come by then. */
const IDLE_MS = 8000

/** What a first visit, what is fetched ahead, and a second visit take, and whether the page can be loaded without a network: a line. */
export async function visitsLine(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const fetched = await countFetched(page)
    await page.goto(address, { waitUntil: 'load' })
    const first = fetched()
    await page.waitForTimeout(IDLE_MS)
    const ahead = fetched()
    await page.goto('about:blank')
    await page.goto(address, { waitUntil: 'load' })
    const again = fetched()
    return `first visit ${first}, then ahead ${ahead}, second visit ${again}, without a network ${await withoutNetwork(context, page)}`
  } finally {
    await context.close()
  }
}

async function withoutNetwork(context: BrowserContext, page: Page): Promise<string> {
  await context.setOffline(true)
  const began = performance.now()
  const isLoaded = await page.reload({ waitUntil: 'load' }).then(
    () => true,
    () => false,
  )
  return isLoaded ? `${(performance.now() - began).toFixed(0)} ms` : 'it does not load'
}
