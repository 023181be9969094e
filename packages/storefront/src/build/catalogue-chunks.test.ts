import { pathToFileURL } from 'node:url'
import { catalogue } from '@millrun/catalogue/catalogue'
import { type Listing, PAGE_WORDS } from '@millrun/catalogue/product'
import { newels } from '@millrun/catalogue/families/newels/newels'
import { shoesKnuckles } from '@millrun/catalogue/families/shoes-knuckles/shoes-knuckles'
import { expect, test } from 'vitest'
import { listingsModule, stockModule } from './catalogue-chunks.ts'

/** What a page knows of every product; a listing that grows has to be entered here. */
const LISTED: Readonly<Record<keyof Listing, true>> = {
  id: true,
  itemNumber: true,
  title: true,
  family: true,
  category: true,
  priceCents: true,
  listCents: true,
  breaks: true,
  originalCents: true,
  inStock: true,
  backOn: true,
  optionGroups: true,
  species: true,
  runsOut: true,
  href: true,
  rating: true,
}

async function moduleOf(script: string): Promise<Readonly<Record<string, unknown>>> {
  const asFound = script.replace(
    /from "(.*)"/,
    (_, file: string) => `from "${pathToFileURL(file).href}"`,
  )
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(asFound)}`)
}

function only(product: object, isKept: (key: string) => boolean): object {
  return Object.fromEntries(Object.entries(product).filter(([key]) => isKept(key)))
}

test('gives the browser the listing of every product as the catalogue has it', async () => {
  const { listings } = await moduleOf(listingsModule(catalogue))
  expect(listings).toEqual(catalogue.map((product) => only(product, (key) => key in LISTED)))
})

test('gives the browser each product as it is on the shelf when the page says so', async () => {
  globalThis.millrunShelf = { 'c-6010': { priceCents: 9999, inStock: false } }
  try {
    const rail = { id: 'c-6010', priceCents: 9999, inStock: false, originalCents: 12_599 }
    // The same text would be the same module as in other tests, read before.
    const { listings } = await moduleOf(`${listingsModule(catalogue)}\n`)
    expect(listings).toContainEqual(expect.objectContaining(rail))
    const { handrails } = await moduleOf(`${stockModule('handrails')}\n`)
    expect(handrails).toContainEqual(expect.objectContaining(rail))
  } finally {
    globalThis.millrunShelf = undefined
  }
})

test('there is something to lose: species, ends that run out, stock that is gone, other places', () => {
  for (const isRare of [
    ({ species }: Listing) => species !== undefined,
    ({ runsOut }: Listing) => runsOut === true,
    ({ inStock }: Listing) => !inStock,
    ({ optionGroups }: Listing) => optionGroups.length > 0,
    ({ id, href }: Listing) => href !== `/product/${id}`,
  ]) {
    expect(catalogue.filter(isRare)).not.toEqual([])
  }
})

test.each([
  ['newels', 'newels', newels],
  ['shoes-knuckles', 'shoesKnuckles', shoesKnuckles],
])('gives who imports %s all of it but the words of its pages', async (family, name, products) => {
  const words = new Set<string>(PAGE_WORDS)
  const stock = await moduleOf(stockModule(family))
  expect(stock[name]).toEqual(products.map((product) => only(product, (key) => !words.has(key))))
  expect(products.length).toBeGreaterThan(1)
})
