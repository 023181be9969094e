import { expect, test } from 'vitest'
import { withCommas } from './with-commas.ts'

test('parts thousands by commas, and nothing below', () => {
  expect(withCommas(0)).toBe('0')
  expect(withCommas(999)).toBe('999')
  expect(withCommas(1000)).toBe('1,000')
  expect(withCommas(24_500)).toBe('24,500')
  expect(withCommas(100_000)).toBe('100,000')
  expect(withCommas(1_234_567)).toBe('1,234,567')
  expect(withCommas(-1000)).toBe('-1,000')
})
