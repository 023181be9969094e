import { catalogue } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import { listingsModule } from './catalogue-chunks.ts'

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
