import { cartOf, EMPTY_CART } from '@millrun/commerce/cart'
import { savedCartText } from '@millrun/commerce/saved-cart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../checkout/testing/memory-storage.ts'
import { saveCart } from './save-cart.ts'
import { readFromWindow } from './window-cart.ts'

const CART = cartOf([
  {
    id: 'm-399:finish=sb',
    title: 'Single Basket Iron Baluster, Satin Black',
    category: 'Iron Balusters',
    priceCents: 3499,
    image: '/pictures/m-399-800.webp',
    quantity: 2,
  },
])

function full(): never {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => vi.stubGlobal('window', { name: 'theirs', localStorage: memoryStorage() }))
afterEach(() => vi.unstubAllGlobals())

test('a cart that storage takes leaves the name of the window alone', () => {
  saveCart(CART)
  expect(window.name).toBe('theirs')
  expect(readFromWindow()).toBeUndefined()
})

test('a cart that storage does not take stays with the window, until storage takes one again', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const setItem = vi.spyOn(window.localStorage, 'setItem').mockImplementation(full)
  saveCart(CART)
  expect(readFromWindow()).toBe(savedCartText(CART))
  saveCart(EMPTY_CART)
  expect(readFromWindow()).toBe('{"items":[],"total":0,"itemCount":0}')
  expect(warn).toHaveBeenCalledTimes(2)
  setItem.mockRestore()
  saveCart(CART)
  expect(readFromWindow()).toBeUndefined()
})
