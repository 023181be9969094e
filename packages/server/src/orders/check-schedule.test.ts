import { expect, test } from 'vitest'
import { firstCheckMs, nextCheckMs } from './check-schedule.ts'

const FIVE_MINUTES_MS = 300_000

test('a payment under way is asked about after 15 seconds, then 30, 60, 120, 240 and every 300', () => {
  const order = { status: 'capturing', isAtPayPal: true } as const
  expect(firstCheckMs(order, FIVE_MINUTES_MS)).toBe(15_000)
  const pauses = [1, 2, 3, 4, 5, 1000].map((checks) =>
    nextCheckMs('capturing', { checks, ageMs: 0 }, FIVE_MINUTES_MS),
  )
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, 300_000])
})

test('no pause is longer than the shop was told', () => {
  expect(firstCheckMs({ status: 'payment_pending', isAtPayPal: true }, 2000)).toBe(2000)
  expect(nextCheckMs('payment_pending', { checks: 1, ageMs: 0 }, 2000)).toBe(2000)
})

test('an order that nobody has paid is asked about for six hours', () => {
  expect(firstCheckMs({ status: 'created', isAtPayPal: true }, FIVE_MINUTES_MS)).toBe(60_000)
  const sixHoursMs = 21_600_000
  const pauseAt = (ageMs: number) => nextCheckMs('created', { checks: 9, ageMs }, FIVE_MINUTES_MS)
  expect(pauseAt(sixHoursMs)).toBe(300_000)
  expect(pauseAt(sixHoursMs + 1)).toBeUndefined()
})

test('what needs review may be corrected by PayPal for three days', () => {
  const order = { status: 'needs_review', isAtPayPal: true } as const
  expect(firstCheckMs(order, FIVE_MINUTES_MS)).toBe(15_000)
  const threeDaysMs = 259_200_000
  const pauseAt = (ageMs: number) =>
    nextCheckMs('needs_review', { checks: 9, ageMs }, FIVE_MINUTES_MS)
  expect(pauseAt(threeDaysMs)).toBe(300_000)
  expect(pauseAt(threeDaysMs + 1)).toBeUndefined()
})

test('nothing is asked about what is final, or unknown to PayPal', () => {
  for (const status of ['paid', 'declined', 'refunded'] as const) {
    expect(firstCheckMs({ status, isAtPayPal: true }, FIVE_MINUTES_MS)).toBeUndefined()
  }
  expect(firstCheckMs({ status: 'created', isAtPayPal: false }, FIVE_MINUTES_MS)).toBeUndefined()
})
