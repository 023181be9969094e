import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../checkout/testing/memory-storage.ts'
import { forgetLastOrder, keepLastOrder, readLastOrder, tokenOf } from './last-order.ts'

const orderLink = '/orders/link#abcdefghijklmnopqrstuvwxyz_-0123'

beforeEach(() => vi.stubGlobal('window', { sessionStorage: memoryStorage() }))
afterEach(() => vi.unstubAllGlobals())

test('the last order is remembered', () => {
  expect(readLastOrder()).toBeUndefined()
  keepLastOrder({ orderNumber: 'MR-1', orderLink })
  expect(readLastOrder()).toEqual({ orderNumber: 'MR-1', orderLink })
  expect(tokenOf({ orderNumber: 'MR-1', orderLink })).toBe('abcdefghijklmnopqrstuvwxyz_-0123')
})

test('an order without a page is known by its number, and none without a number', () => {
  keepLastOrder({ orderNumber: 'MR-2' })
  expect(readLastOrder()).toEqual({ orderNumber: 'MR-2' })
  keepLastOrder({ orderLink })
  expect(readLastOrder()).toEqual({ orderNumber: 'MR-2' })
})

test('nothing is kept but number, link and time, and it is over after a day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  keepLastOrder({ orderNumber: 'MR-1', orderLink })
  const kept: unknown = JSON.parse(window.sessionStorage.getItem('millrun-last-order') ?? '')
  expect(kept).toEqual({ orderNumber: 'MR-1', orderLink, at: 1_795_348_800_000 })
  vi.setSystemTime(new Date('2026-11-23T12:00:00Z'))
  expect(readLastOrder()?.orderNumber).toBe('MR-1')
  vi.setSystemTime(new Date('2026-11-23T12:00:01Z'))
  expect(readLastOrder()).toBeUndefined()
  vi.useRealTimers()
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
  keepLastOrder({ orderNumber: 'MR-1', orderLink })
  expect(readLastOrder()).toEqual({ orderNumber: 'MR-1', orderLink })
  forgetLastOrder('MR-1')
  expect(readLastOrder()).toBeUndefined()
})

test.each([
  'https://evil.example/orders/link#abcdefghijklmnopqrstuvwxyz',
  '/orders/abcdefghijklmnopqrstuvwxyz',
  '//evil.example',
  '/checkout',
])('no other address is followed: %s', (address) => {
  keepLastOrder({ orderNumber: 'MR-1', orderLink: address })
  expect(readLastOrder()).toEqual({ orderNumber: 'MR-1' })
})
