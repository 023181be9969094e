import { expect, test } from 'vitest'
import { FAILED, PASSED, SKIPPED, sumOf, tallyLine } from './tally.ts'

test('a run ends with what passed and what failed', () => {
  expect(tallyLine(sumOf([PASSED, PASSED, FAILED]))).toBe('2 passed, 1 failed')
  expect(tallyLine(sumOf([]))).toBe('0 passed, 0 failed')
})

test('what was skipped is said only when something was', () => {
  expect(tallyLine(sumOf([PASSED, SKIPPED]))).toBe('1 passed, 0 failed, 1 skipped')
})
