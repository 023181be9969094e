import { z } from 'zod/mini'

/** One taking of money, as PayPal tells of it. */
export interface PayPalCapture {
  readonly id: string
  /** `COMPLETED`, `PENDING`, `DECLINED`, `FAILED`, `REFUNDED` or `PARTIALLY_REFUNDED`. */
  readonly status: string
  /** Two-decimal string, as PayPal sends it. */
  readonly value: string
  readonly currency: string
  readonly customId: string | undefined
  /** Why it is pending, or what the card's bank answered. */
  readonly reason: string | undefined
}

/** PayPal's record of an order. */
export interface PayPalOrder {
  readonly id: string
  readonly status: string
  readonly merchantId: string | undefined
  readonly captures: readonly PayPalCapture[]
  /** What was given back, as two-decimal strings. */
  readonly refunds: readonly string[]
}

const WireMoney = z.object({ currency_code: z.string(), value: z.string() })

const WireCapture = z.object({
  id: z.string(),
  status: z.string(),
  amount: WireMoney,
  custom_id: z.optional(z.string()),
  status_details: z.optional(z.object({ reason: z.optional(z.string()) })),
  processor_response: z.optional(z.object({ response_code: z.optional(z.string()) })),
})

const WireRefund = z.object({ status: z.optional(z.string()), amount: WireMoney })
const FAILED_REFUNDS = new Set(['FAILED', 'CANCELLED'])

const WireUnit = z.object({
  custom_id: z.optional(z.string()),
  payee: z.optional(z.object({ merchant_id: z.optional(z.string()) })),
  payments: z.optional(
    z.object({
      captures: z.optional(z.array(WireCapture)),
      refunds: z.optional(z.array(WireRefund)),
    }),
  ),
})

const WireOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.optional(z.array(WireUnit)),
})

/** Reads PayPal's order from a reply; throws when it is not one. */
export function readPayPalOrder(reply: unknown): PayPalOrder {
  const order = WireOrder.parse(reply)
  const unit = order.purchase_units?.[0]
  return {
    id: order.id,
    status: order.status,
    merchantId: unit?.payee?.merchant_id,
    captures: (unit?.payments?.captures ?? []).map((capture) => ({
      id: capture.id,
      status: capture.status,
      value: capture.amount.value,
      currency: capture.amount.currency_code,
      customId: capture.custom_id ?? unit?.custom_id,
      reason: capture.status_details?.reason ?? capture.processor_response?.response_code,
    })),
    refunds: (unit?.payments?.refunds ?? [])
      .filter(({ status = '' }) => !FAILED_REFUNDS.has(status))
      .map(({ amount }) => amount.value),
  }
}
