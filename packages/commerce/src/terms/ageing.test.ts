import { expect, test } from 'vitest'
import { newJerseyDay } from '../delivery/new-jersey-day.ts'
import { ageOf, daysLate, dueDay, owedByAge } from './ageing.ts'

test('an order is due so many days after its day, over the ends of months and years', () => {
  expect(dueDay('2026-11-26', 30)).toBe('2026-12-26')
  expect(dueDay('2026-12-31', 60)).toBe('2027-03-01')
  // 2028 is a leap year.
  expect(dueDay('2028-02-15', 15)).toBe('2028-03-01')
})

test('the due day itself is not late, and the day after is a day late', () => {
  expect(daysLate('2026-12-26', '2026-12-25')).toBe(0)
  expect(daysLate('2026-12-26', '2026-12-26')).toBe(0)
  expect(daysLate('2026-12-26', '2026-12-27')).toBe(1)
})

test('days are counted whole over a change of the clocks', () => {
  // Clocks go forward on March 14, 2027, and back on November 7: 23 hours, and 25.
  const before = newJerseyDay(new Date('2027-03-14T04:59:59.999Z'))
  const after = newJerseyDay(new Date('2027-03-15T04:00:00.000Z'))
  expect([before, after]).toEqual(['2027-03-13', '2027-03-15'])
  expect(daysLate(before, after)).toBe(2)
  expect(daysLate('2027-11-06', '2027-11-08')).toBe(2)
  expect(dueDay('2027-02-12', 30)).toBe('2027-03-14')
})

test('each age ends with its last day', () => {
  expect([0, 1, 30, 31, 60, 61, 90, 91, 400].map(ageOf)).toEqual([
    'not_due',
    'to_30',
    'to_30',
    'to_60',
    'to_60',
    'to_90',
    'to_90',
    'over_90',
    'over_90',
  ])
})

test('what is owed is summed by age', () => {
  const owed = [
    { owedCents: 6695, daysLate: 0 },
    { owedCents: 100, daysLate: 30 },
    { owedCents: 11, daysLate: 1 },
    { owedCents: 7, daysLate: 91 },
  ]
  expect(owedByAge(owed)).toEqual({ not_due: 6695, to_30: 111, to_60: 0, to_90: 0, over_90: 7 })
})
