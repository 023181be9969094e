import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { M_399 } from '@millrun/catalogue/testing/listings'
import { expect, test } from 'vitest'
import { cartItem } from './cart-item.ts'

test('a cart line shows product, choice and the price of one piece', () => {
  expect(cartItem(lineOf(M_399, { finish: 'orb' }))).toEqual({
    id: 'm-399:finish=orb',
    title: 'Plain Square Baluster, Oil Rubbed Bronze',
    category: 'Iron Balusters',
    priceCents: 3699,
    image: '/pictures/m-399-orb-800.webp',
  })
})
