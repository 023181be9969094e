import { expect, test } from 'vitest'
import { firstCheckMs } from './check-schedule.ts'

const FIVE_MINUTES_MS = 300_000

test('a payment under way is asked about after 15 seconds, or sooner when the shop was told so', () => {
  for (const status of ['capturing', 'payment_pending', 'needs_review'] as const) {
    expect(firstCheckMs({ status, canBeApproved: false }, FIVE_MINUTES_MS)).toBe(15_000)
    expect(firstCheckMs({ status, canBeApproved: false }, 2000)).toBe(2000)
  }
})

test('an order that its buyer may still approve is asked about after a minute', () => {
  for (const status of ['created', 'declined'] as const) {
    expect(firstCheckMs({ status, canBeApproved: true }, FIVE_MINUTES_MS)).toBe(60_000)
    expect(firstCheckMs({ status, canBeApproved: false }, FIVE_MINUTES_MS)).toBeUndefined()
  }
})

test('nothing is asked about what is final', () => {
  for (const status of ['paid', 'refunded'] as const) {
    expect(firstCheckMs({ status, canBeApproved: true }, FIVE_MINUTES_MS)).toBeUndefined()
  }
})
