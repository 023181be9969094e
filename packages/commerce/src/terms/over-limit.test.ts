import { expect, test } from 'vitest'
import { overLimit } from './over-limit.ts'

test('an order that brings what is owed to the limit fits, and a cent more does not', () => {
  const wish = { limitCents: 500_000, owedCents: 488_000, totalCents: 12_000 }
  expect(overLimit(wish)).toBeUndefined()
  expect(overLimit({ ...wish, totalCents: 12_001 })).toBe(
    'This order would bring what you owe to $5,000.01; your limit is $5,000.00. Please pay an open invoice first, order less, or pay this order now.',
  )
})

test('a limit that was lowered below what is owed takes nothing more', () => {
  expect(overLimit({ limitCents: 10_000, owedCents: 12_000, totalCents: 1 })).toContain('$120.01')
})
