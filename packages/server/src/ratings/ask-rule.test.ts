import { expect, test } from 'vitest'
import { askDay, isTimeToAsk } from './ask-rule.ts'

const SHIPPED = {
  status: 'paid',
  hold: undefined,
  fulfilment: 'shipped',
  shippedAt: new Date('2026-12-01T15:00:00Z'),
  window: { from: '2026-11-24', to: '2026-12-04' },
} as const

test('whoever was promised a day is asked two weeks after it', () => {
  expect(askDay(SHIPPED)).toBe('2026-12-18')
})

test('of what left later than promised, two weeks after it left', () => {
  expect(askDay({ ...SHIPPED, shippedAt: new Date('2026-12-10T15:00:00Z') })).toBe('2026-12-24')
})

test('of what was picked up, two weeks after that, as New Jersey counts days', () => {
  const pickedUp = { ...SHIPPED, fulfilment: 'picked_up' } as const
  expect(askDay(pickedUp)).toBe('2026-12-15')
  expect(askDay({ ...pickedUp, shippedAt: new Date('2026-12-02T04:30:00Z') })).toBe('2026-12-15')
})

test('an order without a promised day counts from when it left', () => {
  expect(askDay({ ...SHIPPED, window: undefined })).toBe('2026-12-15')
})

test.each([
  { fulfilment: 'open', shippedAt: undefined },
  { fulfilment: 'part', shippedAt: undefined },
  { fulfilment: 'cancelled' },
  { status: 'refunded' },
  { status: 'needs_review' },
  { status: 'created' },
  { hold: 'disputed' },
] as const)('nobody is asked about an order with %o', (change) => {
  expect(askDay({ ...SHIPPED, ...change })).toBeUndefined()
})

test('nobody is asked too early, or a month too late', () => {
  expect(isTimeToAsk(SHIPPED, '2026-12-17')).toBe(false)
  expect(isTimeToAsk(SHIPPED, '2026-12-18')).toBe(true)
  expect(isTimeToAsk(SHIPPED, '2027-01-17')).toBe(true)
  expect(isTimeToAsk(SHIPPED, '2027-01-18')).toBe(false)
})
