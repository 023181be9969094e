import { expect, test } from 'vitest'
import { plainJobName } from './job-name.ts'

test('the name of a job is one line of plain text of 80 characters at most', () => {
  expect(plainJobName('  Smith stairs ')).toBe('Smith stairs')
  expect(plainJobName('Maison Élan, №4 🪜')).toBe('Maison Élan, №4 🪜')
  expect(plainJobName('x'.repeat(80))).toBe('x'.repeat(80))
  for (const text of ['', ' ', 'x'.repeat(81), 'Elm\nOak', 'Elm\u0000', '\u202Emle', '\uD800']) {
    expect(plainJobName(text)).toBeUndefined()
  }
})
