import { expect, test } from 'vitest'
import { collectionsIn, productFilterOf } from './product-collections.ts'

test('shows the five collections when nothing is filtered', () => {
  expect(collectionsIn('all').map((collection) => collection.title)).toEqual([
    'Iron Balusters',
    'Wood Balusters',
    'Handrails',
    'Treads and Starting Steps',
    'Shoes and Knuckles',
  ])
})

test('leaves both baluster collections under balusters', () => {
  expect(collectionsIn('balusters').map((collection) => collection.title)).toEqual([
    'Iron Balusters',
    'Wood Balusters',
  ])
})

test('leaves no collection card under newels, which shows its products instead', () => {
  expect(collectionsIn('newels')).toEqual([])
})

test('takes an unknown filter in the address for all', () => {
  expect(productFilterOf('stairs')).toBe('all')
  expect(productFilterOf(null)).toBe('all')
  expect(productFilterOf('treads')).toBe('treads')
})
