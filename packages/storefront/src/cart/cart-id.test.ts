import { cartOf, EMPTY_CART } from '@millrun/commerce/cart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../checkout/testing/memory-storage.ts'
import { cartId } from './cart-id.ts'
import { saveCart } from './save-cart.ts'

function cartWith(quantity: number) {
  return cartOf([
    {
      id: 'm-399:finish=sb',
      title: 'Plain Square Baluster',
      category: 'Iron Balusters',
      priceCents: 3499,
      image: '/pictures/m-399-800.webp',
      quantity,
    },
  ])
}

beforeEach(() => vi.stubGlobal('window', { name: '', localStorage: memoryStorage() }))
afterEach(() => vi.unstubAllGlobals())

test('a cart keeps its id while things are put in and taken out', () => {
  saveCart(cartWith(2))
  const id = cartId()
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  saveCart(cartWith(1))
  expect(cartId()).toBe(id)
})

test('when it was empty it is another cart', () => {
  const id = cartId()
  saveCart(EMPTY_CART)
  saveCart(cartWith(2))
  expect(cartId()).toMatch(/^[0-9a-f]{32}$/)
  expect(cartId()).not.toBe(id)
})
