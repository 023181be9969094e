import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const PAGES = ['/', '/gallery/iron-balusters', '/gallery/wood-balusters', '/product/m-399']

test("a page comes alive without the browser's Intl, whose tables take a phone 120 ms to read", async ({
  page,
}) => {
  await page.addInitScript(noteIntl)
  for (const address of PAGES) {
    await visit(page, address)
    // A product's page has counted by then when it ships, and is fetching the others.
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'askedOfIntl')), address).toEqual([])
  }
})

/** In the page: notes what of Intl is asked for. */
function noteIntl(): void {
  const asked: unknown[] = []
  Object.assign(window, { askedOfIntl: asked })
  const note = (name: string) => asked.push(new Error(name).stack)
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules'] as const) {
    const real = Intl[name]
    Object.defineProperty(Intl, name, {
      get: () => {
        note(name)
        return real
      },
    })
  }
  for (const { prototype } of [Number, Date, String]) {
    for (const name of ['toLocaleString', 'toLocaleDateString', 'localeCompare']) {
      const real: unknown = Reflect.get(prototype, name)
      if (typeof real !== 'function') continue
      Reflect.set(prototype, name, function noted(this: unknown, ...rest: unknown[]): unknown {
        note(name)
        return Reflect.apply(real, this, rest)
      })
    }
  }
}
