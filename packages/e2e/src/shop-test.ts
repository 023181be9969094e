import { test as base, expect } from '@playwright/test'

/** A journey in the shop: it fails on anything the browser complains about. */
export const test = base.extend<{ complaints: string[] }>({
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
