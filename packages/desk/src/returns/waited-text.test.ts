import { expect, test } from 'vitest'
import { waitedText } from './waited-text.ts'

test.each([
  [0, 'less than an hour'],
  [1, '1 hour'],
  [23, '23 hours'],
  [24, '1 day'],
  [71, '2 days'],
])('%i hours are said as %s', (hours, said) => {
  expect(waitedText(hours)).toBe(said)
})
