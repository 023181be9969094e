import { expect, test } from 'vitest'
import { exactText } from './exact-text.ts'

test('what a rule shows is said in sixteenths only', () => {
  expect(exactText(7.5)).toBe('7-1/2"')
  expect(exactText(10.0625)).toBe('10-1/16"')
})

test('what it does not show is said to a thousandth too', () => {
  expect(exactText(107 / 14)).toBe('7-5/8" (7.643")')
})
