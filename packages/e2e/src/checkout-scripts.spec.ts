import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { addBasketBalusters, cardFields, fillCheckout } from './checkout-page.ts'
import { expect, test } from './shop-test.ts'

const LIST = path.resolve(import.meta.dirname, '../../../docs/checkout-scripts.md')
const SKIMMER = 'https://skimmer.example/collect.js'

/** What the list of the checkout page allows, of one kind, for the shop and the stand-in for PayPal. */
function listed(kind: 'script' | 'frame', page: string): readonly RegExp[] {
  const shop = new URL(page)
  const standIn = new URL(page)
  standIn.port = String(Number(standIn.port) + 1)
  return Array.from(
    readFileSync(LIST, 'utf8').matchAll(/^\| (\w+) \| `<(shop|stand-in)>(\/[^`]+)` \|/gm),
  )
    .filter(([, ofKind]) => ofKind === kind)
    .map(([, , whose, pattern = '']) => {
      const origin = whose === 'shop' ? shop.origin : standIn.origin
      const text = `${origin}${pattern}`.replace(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`)
      return new RegExp(`^${text.replaceAll('*', String.raw`[\w-]+`)}$`)
    })
}

/** Opens the checkout page with something in the cart, and tells what it loads from then on. */
async function openCheckout(page: Page) {
  await addBasketBalusters(page, 1)
  const scripts = new Set<string>()
  const frames = new Set<string>()
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) frames.add(withoutQuery(frame.url()))
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) {
      scripts.add(withoutQuery(request.url()))
    }
  })
  await fillCheckout(page)
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'PayPal' }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Credit/Debit Card' }).click()
  await cardFields(page)
  return { scripts, frames }
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}

function unlisted(found: Iterable<string>, allowed: readonly RegExp[]): readonly string[] {
  return Array.from(found).filter((address) => !allowed.some((pattern) => pattern.test(address)))
}

test('the checkout page runs and frames what is listed, and nothing else', async ({ page }) => {
  const { scripts, frames } = await openCheckout(page)
  const [own, sdk, ...others] = listed('script', page.url())
  expect(others).toEqual([])
  expect(unlisted(scripts, listed('script', page.url()))).toEqual([])
  for (const kind of [own, sdk]) {
    expect(Array.from(scripts).some((address) => kind?.test(address))).toBe(true)
  }
  // The button, and the fields of the card.
  expect(frames.size).toBe(2)
  expect(unlisted(frames, listed('frame', page.url()))).toEqual([])
  const inline = page.locator('script:not([src]):not([type="application/ld+json"])')
  await expect(inline).toHaveCount(0)
})

test("a stranger's script in the checkout page is stopped and reported", async ({
  page,
  complaints,
}) => {
  await openCheckout(page)
  const reported = (blocked: string) =>
    page.waitForResponse(
      (answer) =>
        new URL(answer.url()).pathname === '/csp-reports' &&
        (answer.request().postData() ?? '').includes(`"blocked-uri":"${blocked}"`),
    )
  const reports = [reported(SKIMMER), reported('inline')]
  await page.evaluate((address) => {
    document.head.append(Object.assign(document.createElement('script'), { src: address }))
    const text = 'document.title = "stolen"'
    document.head.append(Object.assign(document.createElement('script'), { textContent: text }))
  }, SKIMMER)
  for (const answer of await Promise.all(reports)) {
    expect(answer.status()).toBe(204)
    expect(answer.request().postDataJSON()).toMatchObject({
      'csp-report': { 'effective-directive': 'script-src-elem', disposition: 'enforce' },
    })
  }
  expect(await page.title()).toContain('Checkout')
  expect(complaints.join(' ')).toContain('Content Security Policy')
  complaints.length = 0
})
