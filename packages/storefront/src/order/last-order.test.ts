import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../checkout/testing/memory-storage.ts'
import { forgetLastOrder, keepLastOrder, readLastOrder } from './last-order.ts'

const orderLink = '/orders/link#abcdefghijklmnopqrstuvwxyz_-0123'

beforeEach(() => vi.stubGlobal('window', { sessionStorage: memoryStorage() }))
afterEach(() => vi.unstubAllGlobals())

test('the last order is remembered', () => {
  expect(readLastOrder()).toBeUndefined()
  keepLastOrder({ orderNumber: 'MR-1', orderLink })
  expect(readLastOrder()).toEqual({ orderNumber: 'MR-1', orderLink })
})

test('an order without a page changes nothing', () => {
  keepLastOrder({ orderNumber: 'MR-1', orderLink })
  keepLastOrder({ orderNumber: 'MR-2' })
  expect(readLastOrder()?.orderNumber).toBe('MR-1')
})

test('an order that came to nothing is forgotten, and no other', () => {
  keepLastOrder({ orderNumber: 'MR-1', orderLink })
  forgetLastOrder('MR-2')
  forgetLastOrder(undefined)
  expect(readLastOrder()?.orderNumber).toBe('MR-1')
  forgetLastOrder('MR-1')
  expect(readLastOrder()).toBeUndefined()
})

test('where storage is forbidden there is nothing to forget', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('window', {
    get sessionStorage(): never {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  forgetLastOrder(undefined)
  expect(warn).toHaveBeenCalledOnce()
})

test.each([
  'https://evil.example/orders/link#abcdefghijklmnopqrstuvwxyz',
  '/orders/abcdefghijklmnopqrstuvwxyz',
  '//evil.example',
  '/checkout',
])('no other address is followed: %s', (address) => {
  keepLastOrder({ orderNumber: 'MR-1', orderLink: address })
  expect(readLastOrder()).toBeUndefined()
})
