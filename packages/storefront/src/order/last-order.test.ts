import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../checkout/testing/memory-storage.ts'
import { keepLastOrder, readLastOrder } from './last-order.ts'

const orderLink = '/orders/abcdefghijklmnopqrstuvwxyz_-0123'

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

test.each([
  'https://evil.example/orders/abcdefghijklmnopqrstuvwxyz',
  '//evil.example',
  '/checkout',
])('no other address is followed: %s', (address) => {
  keepLastOrder({ orderNumber: 'MR-1', orderLink: address })
  expect(readLastOrder()).toBeUndefined()
})
