import { describe, expect, test } from 'vitest'
import { business } from '../business.ts'
import { LEAD_TIMES } from './lead-times.ts'
import { shippingWindow, windowText } from './shipping-window.ts'

/** New Jersey is five hours behind UTC in winter and four in summer. */
describe('the window of an order from stock', () => {
  test('counts the day before Thanksgiving until 14:00, and then begins on Monday', () => {
    // Wednesday is the first business day; Thursday and Friday are closed; Monday is the second, December 8 the eighth.
    expect(shippingWindow(new Date('2026-11-25T18:59:59Z'), 'stock')).toEqual({
      from: '2026-11-30',
      to: '2026-12-08',
    })
    for (const late of ['2026-11-25T19:00:00Z', '2026-11-25T19:01:00Z']) {
      expect(shippingWindow(new Date(late), 'stock')).toEqual({
        from: '2026-12-01',
        to: '2026-12-09',
      })
    }
  })

  test('of a Saturday or Sunday, early or late, is that of Monday morning', () => {
    const monday = shippingWindow(new Date('2026-11-16T13:00:00Z'), 'stock')
    expect(monday).toEqual({ from: '2026-11-17', to: '2026-11-25' })
    for (const at of ['2026-11-14T14:00:00Z', '2026-11-14T22:00:00Z', '2026-11-16T04:59:59Z']) {
      expect(shippingWindow(new Date(at), 'stock')).toEqual(monday)
    }
  })

  test('begins in the evening of Friday with Monday', () => {
    expect(shippingWindow(new Date('2026-11-13T23:00:00Z'), 'stock').from).toBe('2026-11-17')
  })

  test('turns at 14:00 by the clock on the wall, before and after it is set back', () => {
    // Friday October 30 in summer time: 17:59 UTC is 13:59. Monday November 2: 18:59 UTC is 13:59.
    expect(shippingWindow(new Date('2026-10-30T17:59:00Z'), 'stock').from).toBe('2026-11-02')
    expect(shippingWindow(new Date('2026-10-30T18:00:00Z'), 'stock').from).toBe('2026-11-03')
    expect(shippingWindow(new Date('2026-11-02T18:59:00Z'), 'stock').from).toBe('2026-11-03')
    expect(shippingWindow(new Date('2026-11-02T19:00:00Z'), 'stock').from).toBe('2026-11-04')
  })

  test('turns at 14:00 by the clock on the wall, before and after it is set forward', () => {
    expect(shippingWindow(new Date('2027-03-12T18:59:00Z'), 'stock').from).toBe('2027-03-15')
    expect(shippingWindow(new Date('2027-03-15T17:59:00Z'), 'stock').from).toBe('2027-03-16')
    expect(shippingWindow(new Date('2027-03-15T18:00:00Z'), 'stock').from).toBe('2027-03-17')
  })

  test('skips no day and counts none twice where the clock changes', () => {
    // Thursday October 29 is the first business day, Monday November 9 the eighth.
    expect(shippingWindow(new Date('2026-10-29T15:00:00Z'), 'stock').to).toBe('2026-11-09')
    // Thursday March 11 and Monday March 22.
    expect(shippingWindow(new Date('2027-03-11T15:00:00Z'), 'stock').to).toBe('2027-03-22')
  })
})

describe('by the calendar, from stock', () => {
  test.each([
    // 2027: Thanksgiving is November 25.
    ['2027-11-24T18:59:00Z', '2027-11-29', '2027-12-07'],
    ['2027-11-24T19:01:00Z', '2027-11-30', '2027-12-08'],
    // Independence Day 2026 is a Saturday and kept on Friday, in 2027 a Sunday and kept on Monday.
    ['2026-07-02T17:59:00Z', '2026-07-06', '2026-07-14'],
    ['2026-07-02T18:01:00Z', '2026-07-07', '2026-07-15'],
    ['2027-07-02T17:59:00Z', '2027-07-06', '2027-07-14'],
    // Labor Day 2026 is September 7: Saturday's order begins on Tuesday.
    ['2026-09-05T15:00:00Z', '2026-09-09', '2026-09-17'],
    // Memorial Day 2027 is May 31: after 14:00 on the Friday before it begins on Tuesday.
    ['2027-05-28T18:01:00Z', '2027-06-02', '2027-06-10'],
    // Christmas 2026 and New Year's Day 2027 are Fridays.
    ['2026-12-24T19:01:00Z', '2026-12-29', '2027-01-07'],
    ['2026-12-31T18:59:00Z', '2027-01-04', '2027-01-12'],
    // Christmas 2027 and New Year's Day 2028 are Saturdays, both kept on the Friday before.
    ['2027-12-23T18:59:00Z', '2027-12-27', '2028-01-05'],
    ['2027-12-30T19:01:00Z', '2028-01-04', '2028-01-12'],
    // In the nights of the clock changes, Sundays both: in the hour that comes twice, and beside the one that is left out.
    ['2026-11-01T05:30:00Z', '2026-11-03', '2026-11-11'],
    ['2026-11-01T06:30:00Z', '2026-11-03', '2026-11-11'],
    ['2027-03-14T06:59:59Z', '2027-03-16', '2027-03-24'],
    ['2027-03-14T07:00:00Z', '2027-03-16', '2027-03-24'],
  ])('an order of %s leaves from %s to %s', (at, from, to) => {
    expect(shippingWindow(new Date(at), 'stock')).toEqual({ from, to })
  })
})

test('what is made to order counts over Thanksgiving and over the end of the year', () => {
  expect(shippingWindow(new Date('2026-11-25T18:59:00Z'), 'custom')).toEqual({
    from: '2026-12-10',
    to: '2026-12-17',
  })
  expect(shippingWindow(new Date('2026-12-23T19:01:00Z'), 'custom')).toEqual({
    from: '2027-01-08',
    to: '2027-01-15',
  })
})

test('what is made to order leaves two to three weeks after a Monday that is the first day', () => {
  // November 2 to 13 are ten business days, November 20 is the fifteenth.
  expect(shippingWindow(new Date('2026-11-02T15:00:00Z'), 'custom')).toEqual({
    from: '2026-11-13',
    to: '2026-11-20',
  })
})

test('the business says the same lead times in words', () => {
  const { stock, custom } = LEAD_TIMES
  expect(business.leadTimes.stock).toBe(`${stock.firstDay}-${stock.lastDay} business days`)
  expect(business.leadTimes.custom).toBe(`${custom.firstDay / 5}-${custom.lastDay / 5} weeks`)
})

describe('a window in words', () => {
  test('names days without the year', () => {
    expect(windowText({ from: '2026-11-30', to: '2026-12-08' })).toBe('Mon, Nov 30 to Tue, Dec 8')
    expect(windowText({ from: '2026-11-30', to: '2026-11-30' })).toBe('Mon, Nov 30')
  })

  test('names only the last day of one that was put off, with its year when that is the next', () => {
    const isAgreed = true
    expect(windowText({ from: '2026-12-04', to: '2026-12-18', isAgreed })).toBe('by Fri, Dec 18')
    expect(windowText({ from: '2026-12-04', to: '2027-02-01', isAgreed })).toBe(
      'by Mon, Feb 1, 2027',
    )
  })

  test('names both years when it reaches into the next', () => {
    expect(windowText({ from: '2026-12-30', to: '2027-01-08' })).toBe(
      'Wed, Dec 30, 2026 to Fri, Jan 8, 2027',
    )
  })
})
