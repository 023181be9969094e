import { accessories } from '@millrun/catalogue/products/accessories'
import { expect, test } from 'vitest'
import { accessoryItem, bundleCents } from './bundle.ts'

test('sums the four accessories to 52.49', () => {
  expect(accessories.map((accessory) => accessory.priceCents)).toEqual([1250, 875, 625, 2499])
  expect(bundleCents(accessories)).toBe(5249)
})

test('puts an accessory in the cart under its own id', () => {
  expect(accessories.map((accessory) => accessoryItem(accessory).id)).toEqual([
    'shoe-1',
    'knuckle-1',
    'collar-1',
    'newel-cap-1',
  ])
})
