import { expect, test } from 'vitest'
import { arrivedBy } from './arrival.ts'

/** Monday, November 30, 2026, at noon in New Jersey. */
const MONDAY = new Date('2026-11-30T17:00:00.000Z')

test('a parcel is counted as five business days under way, a truck as seven', () => {
  // Tuesday to Monday; with Saturday and Sunday between.
  expect(arrivedBy({ leftAt: MONDAY, mode: 'parcel', promisedTo: undefined })).toBe('2026-12-07')
  expect(arrivedBy({ leftAt: MONDAY, mode: 'freight', promisedTo: undefined })).toBe('2026-12-09')
  expect(arrivedBy({ leftAt: MONDAY, mode: undefined, promisedTo: undefined })).toBe('2026-12-09')
})

test('days on which nothing is delivered are not counted', () => {
  // Wednesday before Thanksgiving: Thursday and Friday are closed, then Mon 30 to Fri, Dec 4.
  const wednesday = new Date('2026-11-25T17:00:00.000Z')
  expect(arrivedBy({ leftAt: wednesday, mode: 'parcel', promisedTo: undefined })).toBe('2026-12-04')
})

test('what left early is counted from the last day that was promised', () => {
  expect(arrivedBy({ leftAt: MONDAY, mode: 'parcel', promisedTo: '2026-12-08' })).toBe('2026-12-08')
  expect(arrivedBy({ leftAt: MONDAY, mode: 'parcel', promisedTo: '2026-12-01' })).toBe('2026-12-07')
})

test('what was picked up was there that day, as it is in New Jersey', () => {
  const late = new Date('2026-12-01T04:30:00.000Z')
  expect(arrivedBy({ leftAt: late, mode: 'pickup', promisedTo: '2026-12-08' })).toBe('2026-11-30')
})
