import type { OrderStatus } from './order-status.ts'

const HOUR_MS = 60 * 60_000
/** A browser that was just told to wait may still come back by itself. */
const FIRST_MS = 15_000
/** A buyer who has approved the payment brings it home in this time, or has lost the page. */
const FIRST_UNPAID_MS = 60_000
/** PayPal lets a buyer approve for three hours, and the shop capture for three more. */
const PAYPAL_FORGETS_MS = 6 * HOUR_MS
/** What nobody approved is hardly approved later: each pause is twice the one before, up to this. */
export const LONGEST_UNPAID_PAUSE_MS = 2 * HOUR_MS
/** So long PayPal may correct by itself what somebody was called to look into. */
const CORRECTED_MS = 72 * HOUR_MS
/** After so many checks (about a quarter of an hour) PayPal's records lag no more. */
export const PATIENT_CHECKS = 6

interface CheckedOrder {
  readonly status: OrderStatus
  /** Whether its buyer can still approve it at PayPal. */
  readonly canBeApproved: boolean
}

/** How long after a change PayPal is asked about the order; undefined when there is nothing to ask. */
export function firstCheckMs(
  { status, canBeApproved }: CheckedOrder,
  longestMs: number,
): number | undefined {
  switch (status) {
    case 'capturing':
    case 'payment_pending':
    case 'needs_review':
      return Math.min(FIRST_MS, longestMs)
    case 'created':
    case 'declined':
      return canBeApproved ? FIRST_UNPAID_MS : undefined
    case 'paid':
    case 'refunded':
      return undefined
  }
}

/** How long after its check number `checks` (from 1) PayPal is asked again. */
export function nextCheckMs(
  status: OrderStatus,
  { checks, ageMs }: { readonly checks: number; readonly ageMs: number },
  longestMs: number,
): number | undefined {
  if (status === 'created' || status === 'declined') {
    const pauseMs = Math.min(FIRST_UNPAID_MS * 2 ** Math.min(checks, 20), LONGEST_UNPAID_PAUSE_MS)
    return ageMs > PAYPAL_FORGETS_MS ? undefined : pauseMs
  }
  if (status === 'needs_review' && ageMs > CORRECTED_MS) return undefined
  return Math.min(FIRST_MS * 2 ** Math.min(checks, 20), longestMs)
}
