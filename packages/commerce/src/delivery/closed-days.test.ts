import { expect, test } from 'vitest'
import { isClosed, openDayFrom } from './closed-days.ts'
import { dayPlus, weekdayOf } from './new-jersey-day.ts'

test('holidays of 2026 are these, the Fourth of July on the Friday before', () => {
  expect(closedWeekdays(2026)).toEqual([
    '2026-01-01',
    '2026-05-25',
    '2026-07-03',
    '2026-09-07',
    '2026-11-26',
    '2026-11-27',
    '2026-12-25',
  ])
})

test('holidays of 2027 and 2028 are kept beside the weekends they fall on', () => {
  // Independence Day 2027 is a Sunday, Christmas 2027 a Saturday, New Year's Day 2028 a Saturday.
  expect(closedWeekdays(2027)).toEqual([
    '2027-01-01',
    '2027-05-31',
    '2027-07-05',
    '2027-09-06',
    '2027-11-25',
    '2027-11-26',
    '2027-12-24',
    '2027-12-31',
  ])
  expect(closedWeekdays(2028)).not.toContain('2028-01-03')
})

test('weekends are closed, and other days open', () => {
  expect(isClosed('2026-11-28')).toBe(true)
  expect(isClosed('2026-11-29')).toBe(true)
  expect(isClosed('2026-11-30')).toBe(false)
})

test('the next open day is the day itself, or the first after holidays and weekend', () => {
  expect(openDayFrom('2026-11-25')).toBe('2026-11-25')
  expect(openDayFrom('2026-11-26')).toBe('2026-11-30')
  expect(openDayFrom('2027-12-31')).toBe('2028-01-03')
})

function closedWeekdays(year: number): readonly string[] {
  const closed: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = dayPlus(day, 1)) {
    const isWeekday = weekdayOf(day) % 6 !== 0
    if (isWeekday && isClosed(day)) closed.push(day)
  }
  return closed
}
