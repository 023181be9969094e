import { HOUR_MS } from '../time-spans.ts'
import type { OrderStatus } from '@millrun/commerce/desk/order-status'

/** A browser that was just told to wait may still come back by itself. */
export const SOON_MS = 15_000
/** A buyer who has approved the payment brings it home in this time, or has lost the page. */
export const FIRST_UNPAID_MS = 60_000
/** PayPal lets a buyer approve for three hours, and the shop capture for three more. */
export const PAYPAL_FORGETS_MS = 6 * HOUR_MS
/** So long PayPal may correct by itself what somebody was called to look into. */
export const CORRECTED_MS = 72 * HOUR_MS
/** After so many checks (about a quarter of an hour) PayPal's records lag no more. */
export const PATIENT_CHECKS = 6

interface CheckedOrder {
  readonly status: OrderStatus
  /** Whether its buyer can still approve it at PayPal. */
  readonly canBeApproved: boolean
}

/**
 * How long after a change PayPal is asked about the order for the first time, in milliseconds; undefined when there
 * is nothing to ask. `longestMs` is how long undecided money may wait.
 */
export function firstCheckMs(
  { status, canBeApproved }: CheckedOrder,
  longestMs: number,
): number | undefined {
  switch (status) {
    case 'capturing':
    case 'payment_pending':
    case 'needs_review':
      return Math.min(SOON_MS, longestMs)
    case 'created':
    case 'declined':
      return canBeApproved ? FIRST_UNPAID_MS : undefined
    case 'on_terms':
    case 'paid':
    case 'refunded':
    case 'credited':
      return undefined
  }
}
