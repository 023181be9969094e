import { accessories } from '@millrun/catalogue/families/accessories/accessories'
import { expect, test } from 'vitest'
import { accessoryItem, bundleCents, featured } from './bundle.ts'

const four = featured(accessories)

test('sums the four accessories to 52.49', () => {
  expect(four.map((accessory) => accessory.priceCents)).toEqual([1250, 875, 625, 2499])
  expect(bundleCents(four)).toBe(5249)
})

test('puts an accessory in the cart under its own id', () => {
  expect(four.map((accessory) => accessoryItem(accessory).id)).toEqual([
    'shoe-1',
    'knuckle-1',
    'collar-1',
    'newel-cap-1',
  ])
})
