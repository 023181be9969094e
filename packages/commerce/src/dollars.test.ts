import { describe, expect, test } from 'vitest'
import { amountToCents, centsToAmount, formatDollars } from './dollars.ts'

describe('formatDollars', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [3499, '$34.99'],
    [10_000, '$100.00'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [-400, '-$4.00'],
    [123_456_789, '$1,234,567.89'],
  ])('%i cents read %s', (cents, text) => {
    expect(formatDollars(cents)).toBe(text)
  })
})

describe('amounts', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [10, '0.10'],
    [100, '1.00'],
    [3499, '34.99'],
    [999_999_999_999, '9999999999.99'],
  ])('%i cents are sent and read as %s', (cents, amount) => {
    expect(centsToAmount(cents)).toBe(amount)
    expect(amountToCents(amount)).toBe(cents)
  })

  test('every cent up to a thousand dollars comes back', () => {
    const all = Array.from({ length: 100_001 }, (_, cents) => cents)
    const lost = all.filter((cents) => amountToCents(centsToAmount(cents)) !== cents)
    expect(lost).toEqual([])
  })

  test.each([
    '',
    '1',
    '1.5',
    '1.500',
    '01.00',
    '00.00',
    '.50',
    '1.',
    '1e3',
    '1e3.00',
    '-1.00',
    '+1.00',
    ' 1.00',
    '1.00 ',
    '1.00\n',
    '1,000.00',
    '1,00',
    '$1.00',
    '0x10.00',
    'NaN',
    'Infinity',
    '٣.٠٠',
    '10000000000.00',
  ])('"%s" is no amount', (text) => {
    expect(amountToCents(text)).toBeUndefined()
  })
})
