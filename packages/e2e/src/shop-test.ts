import { test as base, expect } from '@playwright/test'
import { demandChromium } from '../../../scripts/test/find-program.ts'

/** A journey in the shop: it fails on anything the browser complains about. */
export const test = base.extend<{ complaints: string[] }>({
  // Here and not in the configuration, which must be readable where there is no browser.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: demandChromium() }),
    { scope: 'worker' },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      await use(complaints)
      expect(complaints, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
