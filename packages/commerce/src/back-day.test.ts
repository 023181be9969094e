import { expect, test } from 'vitest'
import { backDay, backDayProblem, expectedBack } from './back-day.ts'

/** Half past eleven in the evening of the 14th in New Jersey; in Europe it is the 15th. */
const LATE = new Date('2026-12-15T04:30:00.000Z')

test('a day is told until it is over where the shop stands', () => {
  expect(backDay('2026-12-14', LATE)).toBe('2026-12-14')
  expect(backDay('2026-12-13', LATE)).toBeUndefined()
  expect(backDay(null, LATE)).toBeUndefined()
  expect(backDay(undefined, LATE)).toBeUndefined()
  expect(expectedBack('2026-12-14')).toBe('Expected back Mon, Dec 14.')
})

test('a day can be told from today on, as long as no year has to be named', () => {
  expect(backDayProblem('2026-12-14', LATE)).toBeUndefined()
  expect(backDayProblem('2026-12-13', LATE)).toBe('This day has passed; please choose a later one.')
  // 360 days later, and one more.
  expect(backDayProblem('2027-12-09', LATE)).toBeUndefined()
  expect(backDayProblem('2027-12-10', LATE)).toBe('Please choose a day less than a year ahead.')
})
