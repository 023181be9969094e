import { expect, test } from 'vitest'
import { orderBy } from './order-by.ts'
import { shippingWindow } from './shipping-window.ts'

test.each([
  // Eastern Standard Time is 5 hours behind.
  ['before the cut-off', '2026-11-23T18:59:00Z', 'today'],
  ['after it', '2026-11-23T19:00:00Z', 'tomorrow'],
  [
    'after it before Thanksgiving and the day that follows',
    '2026-11-25T19:01:00Z',
    'on Mon, Nov 30',
  ],
  ['on a Saturday morning', '2026-11-28T14:00:00Z', 'on Mon, Nov 30'],
  ['on a Sunday afternoon', '2026-11-29T21:00:00Z', 'tomorrow'],
])('%s an order ships in the same window if it is placed in time', (_, at, day) => {
  expect(orderBy(new Date(at))).toBe(`by 2 PM ${day}, New Jersey time`)
})

test('holds to the last minute before the cut-off and not to the next', () => {
  const saturday = shippingWindow(new Date('2026-11-28T14:00:00Z'), 'stock')
  expect(shippingWindow(new Date('2026-11-30T18:59:00Z'), 'stock')).toEqual(saturday)
  expect(shippingWindow(new Date('2026-11-30T19:00:00Z'), 'stock')).not.toEqual(saturday)
})
