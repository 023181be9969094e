import { catalogue } from '@millrun/catalogue/catalogue'
import { PAGE_WORDS } from '@millrun/catalogue/product'
import { newels } from '@millrun/catalogue/products/newels'
import { shoesKnuckles } from '@millrun/catalogue/products/shoes-knuckles'
import { expect, test } from 'vitest'
import { listingsModule, stockModule } from './catalogue-chunks.ts'

test('gives the browser the listing of every product as the catalogue has it', async () => {
  const source = `data:text/javascript,${encodeURIComponent(listingsModule())}`
  const { listings }: { listings: readonly object[] } = await import(/* @vite-ignore */ source)
  expect(listings).toHaveLength(catalogue.length)
  for (const [index, listing] of listings.entries()) {
    expect(catalogue[index]).toMatchObject(listing)
    expect(Object.keys(listing)).toEqual(
      expect.arrayContaining(['itemNumber', 'href', 'inStock', 'optionGroups', 'priceCents']),
    )
  }
})

test.each([
  ['newels', 'newels', newels],
  ['shoes-knuckles', 'shoesKnuckles', shoesKnuckles],
])('gives who imports %s all of it but the words of its pages', async (family, name, products) => {
  const source = `data:text/javascript,${encodeURIComponent(stockModule(family))}`
  const module: Record<string, readonly object[]> = await import(/* @vite-ignore */ source)
  const stock = module[name] ?? []
  expect(stock).toHaveLength(products.length)
  for (const [index, product] of products.entries()) {
    expect(product).toMatchObject(stock[index] ?? {})
    const left = Object.keys(product).filter(
      (key) => !Object.keys(stock[index] ?? {}).includes(key),
    )
    expect(left.toSorted()).toEqual([...PAGE_WORDS].toSorted())
  }
})
