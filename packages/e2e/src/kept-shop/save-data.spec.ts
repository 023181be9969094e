import type { Page } from '@playwright/test'
import { expect, test } from '../shop-test.ts'
import { untilAlive } from '../visit.ts'

test.use({ serviceWorkers: 'allow' })

interface Fetched {
  total: number
  script: number
}

/** Bytes of what a page fetches from now on, as they travel. */
async function weigh(page: Page): Promise<Fetched> {
  const fetched = { total: 0, script: 0 }
  const kinds = new Map<string, string>()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  devTools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type))
  devTools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    fetched.total += encodedDataLength
    if (kinds.get(requestId) === 'Script') fetched.script += encodedDataLength
  })
  return fetched
}

/** The browser has had time for what is done when it is idle. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
  await page.waitForLoadState('networkidle')
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`with ${JSON.stringify(connection)} nothing is fetched ahead, and a visit is small @phone-only`, async ({
    page,
  }) => {
    await page.addInitScript((said) => {
      Object.defineProperty(navigator, 'connection', { value: said })
    }, connection)
    const fetched = await weigh(page)
    await page.goto('/product/m-399')
    // What is below is printed, and does not answer until somebody turns to it.
    await untilAlive(page, 'header button')
    await untilIdle(page)
    expect(fetched.total).toBeLessThanOrEqual(220_000)
    expect(fetched.script).toBeLessThanOrEqual(130_000)
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])

    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('$34.99')
  })
}
