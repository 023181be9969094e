import { describe, expect, test } from 'vitest'
import { judgeReturn, type ReturnableLine, returnUntil, warrantyUntil } from './judge-return.ts'
import { madeForBuyer } from './made-for-buyer.ts'

/** Counted from Tuesday, December 8, 2026. */
const STOCK: ReturnableLine = { title: 'Oak Tread', madeFor: null, arrivedBy: '2026-12-08' }
const CUT: ReturnableLine = { ...STOCK, title: 'Colonial Handrail', madeFor: 'cut' }
const MADE: ReturnableLine = { ...STOCK, title: 'Box Newel', madeFor: 'made' }

const ON_TIME = { ok: true, isLate: false }
const LATE = { ok: true, isLate: true }

function problem(line: ReturnableLine, reason: Parameters<typeof judgeReturn>[1], today: string) {
  const judged = judgeReturn(line, reason, today)
  return judged.ok ? undefined : judged.problem
}

test('fourteen days and a year are counted from the day of delivery', () => {
  expect(returnUntil(STOCK)).toBe('2026-12-22')
  expect(warrantyUntil(STOCK)).toBe('2027-12-08')
  // 2029 has no February 29.
  expect(warrantyUntil({ arrivedBy: '2028-02-29' })).toBe('2029-03-01')
})

test('what is not wanted comes back on the fourteenth day and not on the fifteenth', () => {
  expect(judgeReturn(STOCK, 'too-many', '2026-12-22')).toEqual(ON_TIME)
  expect(problem(STOCK, 'too-many', '2026-12-23')).toBe(
    'Oak Tread could come back until Tue, Dec 22, 2026, 14 days after delivery. When something is wrong with it, please choose that reason: the warranty runs until Wed, Dec 8, 2027.',
  )
})

describe('what was made for its buyer', () => {
  test('does not come back because it is not wanted', () => {
    expect(problem(CUT, 'too-many', '2026-12-08')).toBe(
      'Colonial Handrail was cut for you: it can come back only when it is damaged, faulty or not what you ordered. Please choose that reason, or leave it out.',
    )
    expect(problem(MADE, 'too-many', '2026-12-08')).toMatch(/^Box Newel was made to your order:/)
  })

  test.each(['wrong-item', 'damaged', 'missing', 'defective'] as const)(
    'comes back when it is %s',
    (reason) => {
      expect(judgeReturn(CUT, reason, '2026-12-22')).toEqual(ON_TIME)
    },
  )
})

test.each(['wrong-item', 'damaged', 'missing'] as const)(
  'that it is %s is told in fourteen days, and taken late for a year',
  (reason) => {
    expect(judgeReturn(STOCK, reason, '2026-12-22')).toEqual(ON_TIME)
    expect(judgeReturn(STOCK, reason, '2026-12-23')).toEqual(LATE)
    expect(judgeReturn(STOCK, reason, '2027-12-08')).toEqual(LATE)
    expect(problem(STOCK, reason, '2027-12-09')).toBe(
      'The warranty of Oak Tread ended on Wed, Dec 8, 2027. Please call us, (609) 555-0142: we tell you what can be done.',
    )
  },
)

test('a fault is never late within the year of the warranty', () => {
  expect(judgeReturn(STOCK, 'defective', '2027-12-08')).toEqual(ON_TIME)
  expect(problem(STOCK, 'defective', '2027-12-09')).toMatch(/ended on Wed, Dec 8, 2027/)
})

test('lines that are cut or made to order are known by their ids', () => {
  expect(madeForBuyer('c-6010:length=12')).toBeUndefined()
  expect(madeForBuyer('c-6010:cut=72+72')).toBe('cut')
  expect(madeForBuyer('c-6010:length=80-11/16')).toBe('cut')
  expect(madeForBuyer('c-4010:species=special-order')).toBe('made')
  expect(madeForBuyer('c-4010:species=white-oak')).toBeUndefined()
})
