import { findProduct } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import { reorder } from './reorder.ts'

/** M-399 costs 34.99, and 4.00 more in Copper Vein. */
const BASKET = {
  id: 'm-399:finish=cv',
  title: 'Single Basket Iron Baluster, Copper Vein',
  quantity: 48,
  price: '38.99',
}

test('what costs the same is added as it was, without a word', () => {
  const { items, notes } = reorder({ lines: [BASKET] }, findProduct)
  expect(items).toEqual([
    { item: expect.objectContaining({ id: 'm-399:finish=cv', priceCents: 3899 }), quantity: 48 },
  ])
  expect(notes).toEqual([])
})

test('what costs something else is added at the price of today, and that is said', () => {
  const { items, notes } = reorder({ lines: [{ ...BASKET, price: '29.99' }] }, findProduct)
  expect(items[0]?.item.priceCents).toBe(3899)
  expect(notes).toEqual([
    'Single Basket Iron Baluster, Copper Vein costs $38.99 each today, and cost $29.99.',
  ])
})

test('what cannot be had is named, and the rest is added', () => {
  const gone = { ...BASKET, id: 'm-000', title: 'Old Baluster' }
  const changed = { ...BASKET, id: 'm-399:finish=gold', title: 'Gold Baluster' }
  const nameless = { title: 'A line of long ago', quantity: 1, price: '1.00' }
  const { items, notes } = reorder({ lines: [gone, changed, nameless, BASKET] }, findProduct)
  expect(items).toHaveLength(1)
  expect(notes).toEqual([
    'Old Baluster is not sold any more.',
    'Gold Baluster is not sold in these choices any more; please choose anew.',
    'A line of long ago is not sold any more.',
  ])
})

function soldOut(id: string) {
  const product = findProduct(id)
  return product && { ...product, inStock: false }
}

test('what is out of stock is named with its title, and not added', () => {
  expect(reorder({ lines: [BASKET] }, soldOut)).toEqual({
    items: [],
    notes: ['Single Basket Iron Baluster, Copper Vein is out of stock.'],
  })
})
