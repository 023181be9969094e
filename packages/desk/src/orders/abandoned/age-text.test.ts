import { expect, test } from 'vitest'
import { ageText } from './age-text.ts'

const NOW = new Date('2026-12-20T15:00:00Z')

test.each([
  ['2026-12-20T14:30:00Z', 'just now'],
  ['2026-12-20T13:30:00Z', '1 hour ago'],
  ['2026-12-18T15:30:00Z', '47 hours ago'],
  ['2026-12-18T15:00:00Z', '2 days ago'],
  ['2026-11-30T15:00:00Z', '20 days ago'],
])('%s is %s', (since, text) => {
  expect(ageText(since, NOW)).toBe(text)
})
