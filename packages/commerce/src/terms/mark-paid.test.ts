import { expect, test } from 'vitest'
import { MarkPaidSchema } from './mark-paid.ts'

const PAID = { on: '2026-12-01', by: 'check', reference: '1043' }

test('a payment by hand has a day of the calendar, a known way, and a reference of one line', () => {
  expect(MarkPaidSchema.parse(PAID)).toEqual(PAID)
  expect(MarkPaidSchema.parse({ on: '2026-12-01', by: 'cash' }).reference).toBe('')
  for (const wrong of [
    { ...PAID, on: '2026-02-30' },
    { ...PAID, on: '12/01/2026' },
    { ...PAID, by: 'paypal' },
    { ...PAID, reference: 'a\nb' },
    { ...PAID, reference: 'x'.repeat(101) },
  ]) {
    expect(MarkPaidSchema.safeParse(wrong).success).toBe(false)
  }
})
