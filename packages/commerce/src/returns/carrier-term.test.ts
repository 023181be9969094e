import { expect, test } from 'vitest'
import { carrierDeadline, carrierSentence } from './carrier-term.ts'

test('a trucking company hears of damage within five business days', () => {
  // Delivered on Wednesday: Thu, Fri, Mon, Tue, Wed.
  expect(carrierDeadline('2026-12-09')).toBe('2026-12-16')
  // Over Thanksgiving and the Friday after it: Mon 30 to Fri, Dec 4.
  expect(carrierDeadline('2026-11-25')).toBe('2026-12-04')
})

test('how many days are left is said, and that it is too late', () => {
  expect(carrierSentence('2026-12-16', '2026-12-14')).toBe(
    'The trucking company has to hear of it by Wed, Dec 16, 2026: 2 days left.',
  )
  expect(carrierSentence('2026-12-16', '2026-12-15')).toMatch(/: 1 day left\.$/)
  expect(carrierSentence('2026-12-16', '2026-12-16')).toMatch(/: today\.$/)
  expect(carrierSentence('2026-12-16', '2026-12-17')).toBe(
    'The trucking company had to hear of it by Wed, Dec 16, 2026. Tell it all the same: it may refuse.',
  )
})
