import { expect, test } from 'vitest'
import { FINISH } from '../choosing/option-group.ts'
import type { ProductText } from '../product.ts'
import { M_399 } from '../testing/listings.ts'
import { searchEntry } from './search-entry.ts'

const product: ProductText = {
  ...M_399,
  optionGroups: [FINISH],
  description: 'A plain bar.',
  features: ['Hollow', 'Powder coated'],
  materials: ['Steel'],
  dimensions: '48 inches',
  searchKeywords: ['plain bar'],
  specifications: {},
  inGallery: true,
}

test('a search record holds the texts of the product', () => {
  expect(searchEntry(product)).toMatchObject({
    id: 'm-399',
    itemNumber: 'M-399',
    title: 'Plain Square Baluster',
    category: 'Iron Balusters',
    priceCents: 3499,
    href: '/product/m-399',
    description: 'A plain bar. Hollow Powder coated Steel 48 inches plain bar',
  })
})

test.each(['spindles', 'Vintage Brass', '4 ft', '48 inch', 'plain bars'])(
  'and is found by "%s" too',
  (word) => {
    expect(searchEntry(product).alsoCalled).toContain(word)
  },
)
