import { amountToCents } from '@millrun/commerce/dollars'
import { z } from 'zod/mini'

/** A refund as PayPal tells of it; money in whole cents. */
export interface PayPalRefund {
  readonly id: string
  /** `COMPLETED`, `PENDING`, `FAILED` or `CANCELLED`. */
  readonly status: string
  readonly cents: number | undefined
  /** What was given back of the capture by now, this refund included. */
  readonly totalCents: number | undefined
}

const Money = z.object({ value: z.string() })
const WireRefund = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.optional(Money),
  seller_payable_breakdown: z.optional(z.object({ total_refunded_amount: z.optional(Money) })),
})

/** Reads a refund from a reply; throws when it is none. */
export function readPayPalRefund(reply: unknown): PayPalRefund {
  const { id, status, amount, seller_payable_breakdown: sums } = WireRefund.parse(reply)
  return { id, status, cents: centsIn(amount), totalCents: centsIn(sums?.total_refunded_amount) }
}

function centsIn(money: z.infer<typeof Money> | undefined): number | undefined {
  return money === undefined ? undefined : amountToCents(money.value)
}
