import { z } from 'zod'

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
  /** What was given back of it, or is on its way, as two-decimal strings. */
  readonly refunds: readonly string[]
}

/** PayPal's record of an order. */
export interface PayPalOrder {
  readonly id: string
  readonly status: string
  readonly merchantId: string | undefined
  readonly customId: string | undefined
  readonly invoiceId: string | undefined
  readonly captures: readonly PayPalCapture[]
  /** Who paid and what for, as far as PayPal says so: for people to read. */
  readonly buyer: PayPalBuyer
  readonly items: readonly string[]
  /** By PayPal's clock, as PayPal writes it. */
  readonly changedAt: string | undefined
}

export interface PayPalBuyer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** What is only for people to read may be missing or odd. */
const text = z.string().optional().catch(undefined)
const WireMoney = z.object({ currency_code: z.string(), value: z.string() })
const WireLink = z.object({ rel: z.string(), href: z.string() })
const WireRelated = z.object({ related_ids: z.object({ order_id: text }).optional() })

const WireCapture = z.object({
  id: z.string(),
  status: z.string(),
  amount: WireMoney,
  custom_id: z.string().optional(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  processor_response: z.object({ response_code: z.string().optional() }).optional(),
})

const WireRefund = z.object({
  status: z.string().optional(),
  amount: WireMoney,
  links: z.array(WireLink).optional().catch(undefined),
})
const FAILED_REFUNDS = new Set(['FAILED', 'CANCELLED'])

const WireItem = z.object({ name: text, sku: text, quantity: text })
const WirePayments = z.object({
  captures: z.array(WireCapture).optional(),
  refunds: z.array(WireRefund).optional(),
})

const WireUnit = z.object({
  custom_id: z.string().optional(),
  invoice_id: text,
  payee: z.object({ merchant_id: z.string().optional() }).optional(),
  items: z.array(WireItem).optional().catch(undefined),
  payments: WirePayments.optional(),
})

const WirePayer = z.object({
  email_address: text,
  name: z.object({ given_name: text, surname: text }).optional().catch(undefined),
})

const WireOrder = z.object({
  id: z.string(),
  status: z.string(),
  update_time: text,
  payer: WirePayer.optional().catch(undefined),
  purchase_units: z.array(WireUnit).optional(),
})

/** Reads PayPal's order from a reply; throws when it is not one. */
export function readPayPalOrder(reply: unknown): PayPalOrder {
  const order = WireOrder.parse(reply)
  const unit = order.purchase_units?.[0]
  return {
    id: order.id,
    status: order.status,
    merchantId: unit?.payee?.merchant_id,
    customId: unit?.custom_id,
    invoiceId: unit?.invoice_id,
    captures: (unit?.payments?.captures ?? []).map((capture) => ({
      id: capture.id,
      status: capture.status,
      value: capture.amount.value,
      currency: capture.amount.currency_code,
      customId: capture.custom_id ?? unit?.custom_id,
      reason: capture.status_details?.reason ?? capture.processor_response?.response_code,
      refunds: refundsOf(capture.id, unit?.payments?.refunds ?? []),
    })),
    buyer: {
      email: order.payer?.email_address ?? '',
      firstName: order.payer?.name?.given_name ?? '',
      lastName: order.payer?.name?.surname ?? '',
    },
    items: (unit?.items ?? []).map(({ name, sku, quantity }) =>
      [quantity ?? '?', '×', name ?? '', `(${sku ?? 'no number'})`].join(' '),
    ),
    changedAt: order.update_time,
  }
}

/** What changes in a record when its buyer approves the order once more. */
export function looksAs({ status, changedAt }: PayPalOrder): string {
  return `${status} ${changedAt ?? ''}`.trimEnd()
}

/** Refunds name their capture in a link; one that names none may be of any. */
function refundsOf(
  captureId: string,
  refunds: readonly z.infer<typeof WireRefund>[],
): readonly string[] {
  return refunds
    .filter(({ status = '' }) => !FAILED_REFUNDS.has(status))
    .filter(({ links = [] }) => {
      const up = links.find(({ rel }) => rel === 'up')?.href
      return up === undefined || up.endsWith(`/${captureId}`)
    })
    .map(({ amount }) => amount.value)
}

const WireCaptureAlone = z.object({ supplementary_data: z.optional(WireRelated) })

/** Reads PayPal's id of the order from a capture that stands alone. */
export function readOrderId(reply: unknown): string | undefined {
  return WireCaptureAlone.parse(reply).supplementary_data?.related_ids?.order_id
}
