import { expect, test } from 'vitest'
import {
  dayInWords,
  dayPlus,
  newJerseyDay,
  newJerseyMidnight,
  newJerseyTime,
  weekdayOf,
} from './new-jersey-day.ts'

test('a day begins and ends when it does in New Jersey, in winter and in summer', () => {
  expect(newJerseyDay(new Date('2026-11-22T04:59:59Z'))).toBe('2026-11-21')
  expect(newJerseyDay(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22')
  expect(newJerseyDay(new Date('2026-07-04T03:59:59Z'))).toBe('2026-07-03')
  expect(newJerseyDay(new Date('2026-07-04T04:00:00Z'))).toBe('2026-07-04')
})

test('midnight is 00:00, and the hour that comes twice is the same both times', () => {
  expect(newJerseyTime(new Date('2026-11-22T05:00:00Z'))).toBe('00:00')
  expect(newJerseyTime(new Date('2026-11-22T18:59:59Z'))).toBe('13:59')
  expect(newJerseyTime(new Date('2026-11-01T05:30:00Z'))).toBe('01:30')
  expect(newJerseyTime(new Date('2026-11-01T06:30:00Z'))).toBe('01:30')
})

test('a day begins at the midnight of its season, also where the clock changes in its night', () => {
  expect(newJerseyMidnight('2026-12-01')).toEqual(new Date('2026-12-01T05:00:00Z'))
  expect(newJerseyMidnight('2026-07-04')).toEqual(new Date('2026-07-04T04:00:00Z'))
  expect(newJerseyMidnight('2026-11-01')).toEqual(new Date('2026-11-01T04:00:00Z'))
  expect(newJerseyMidnight('2027-03-14')).toEqual(new Date('2027-03-14T05:00:00Z'))
})

test('the next day is one day on, over the change of the clock, a month, a leap day and a year', () => {
  expect(dayPlus('2026-10-31', 1)).toBe('2026-11-01')
  expect(dayPlus('2026-11-01', 1)).toBe('2026-11-02')
  expect(dayPlus('2027-03-13', 2)).toBe('2027-03-15')
  expect(dayPlus('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayPlus('2027-01-01', -1)).toBe('2026-12-31')
})

test('a day is said with the day of its week', () => {
  expect(weekdayOf('2026-11-29')).toBe(0)
  expect(dayInWords('2026-11-30')).toBe('Mon, Nov 30')
  expect(dayInWords('2026-11-30', true)).toBe('Mon, Nov 30, 2026')
})

test('tells the time of every hour of six years as the table of time zones does', () => {
  const table = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2032, 0, 1); at += 3_600_000) {
    const moment = new Date(at)
    expect(`${newJerseyDay(moment)} ${newJerseyTime(moment)}`).toBe(table.format(moment))
  }
})

test('says every day of a year as the browser does', () => {
  const table = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  })
  for (let day = '2028-01-01'; day < '2029-01-01'; day = dayPlus(day, 1)) {
    expect(dayInWords(day)).toBe(table.format(new Date(day)))
  }
})
