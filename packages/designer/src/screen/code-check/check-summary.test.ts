import { expect, test } from 'vitest'
import type { Verdict } from '@millrun/stair/code-check/code-check'
import { checkSummary } from './check-summary.ts'

function summary(...verdicts: readonly Verdict[]): string {
  return checkSummary(verdicts.map((verdict) => ({ verdict })))
}

test('says what is kept, and what of it is close', () => {
  expect(summary('pass', 'pass')).toBe('Every rule that applies is kept.')
  expect(summary('near', 'pass', 'pass')).toBe(
    'Every rule that applies is kept, 1 of them close to its limit.',
  )
  expect(summary('fail', 'near', 'near', 'pass')).toBe(
    '3 of 4 rules are kept, 2 of them close to their limits.',
  )
  expect(summary('not drawn', 'near', 'pass')).toBe(
    '2 of 3 rules are kept, 1 of them close to its limit; the guard of the upper floor is not drawn.',
  )
  expect(summary('fail', 'pass')).toBe('1 of 2 rules is kept.')
})
