import { amountToCents } from '@millrun/commerce/dollars'
import { z } from 'zod'

const word = z.string().regex(/^[ -~]{1,200}$/)
/** What cannot be read gives no hint. */
export const hint = word.optional().catch(undefined)
const cents = z.int().optional()

/** What an event says that cannot be asked for again, or that PayPal's record may not show yet. */
export const EventNewsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment'), cents, currency: hint }),
  z.object({ kind: z.literal('refund'), refundId: hint, cents, totalCents: cents }),
  z.object({
    kind: z.literal('dispute'),
    id: word,
    status: word,
    reason: hint,
    stage: hint,
    cents,
    respondBy: hint,
    outcome: hint,
    openedAt: hint,
    changedAt: hint,
  }),
])
export type EventNews = z.infer<typeof EventNewsSchema>
export type DisputeNews = Extract<EventNews, { kind: 'dispute' }>

const Money = z.object({ value: word, currency_code: hint }).optional().catch(undefined)
const Sums = z.object({ total_refunded_amount: Money }).optional().catch(undefined)
const Outcome = z.object({ outcome_code: hint }).optional().catch(undefined)

/** The parts of an event's resource that news are made of. */
export const NewsResource = {
  id: hint,
  amount: Money,
  seller_payable_breakdown: Sums,
  dispute_id: hint,
  status: hint,
  reason: hint,
  dispute_life_cycle_stage: hint,
  dispute_amount: Money,
  seller_response_due_date: hint,
  dispute_outcome: Outcome,
  create_time: hint,
  update_time: hint,
}
type Resource = z.infer<z.ZodObject<typeof NewsResource>>

/** The news in an event of this type; undefined when PayPal's record says it all. */
export function newsIn(type: string, resource: Resource): EventNews | undefined {
  if (type.startsWith('CUSTOMER.DISPUTE.')) return disputeNews(resource)
  if (isAboutRefund(type)) {
    const totalCents = centsIn(resource.seller_payable_breakdown?.total_refunded_amount)
    return { kind: 'refund', refundId: resource.id, cents: centsIn(resource.amount), totalCents }
  }
  if (!type.startsWith('PAYMENT.CAPTURE.')) return undefined
  const { amount } = resource
  return { kind: 'payment', cents: centsIn(amount), currency: amount?.currency_code }
}

/** Events about money given back carry the refund, not the payment. */
export function isAboutRefund(type: string): boolean {
  return type.startsWith('PAYMENT.REFUND.') || /\.(REFUNDED|REVERSED)$/.test(type)
}

function disputeNews(resource: Resource): DisputeNews | undefined {
  const { dispute_id: id, status = 'OPEN', reason, create_time: openedAt } = resource
  if (id === undefined) return undefined
  return {
    kind: 'dispute',
    id,
    status,
    reason,
    stage: resource.dispute_life_cycle_stage,
    cents: centsIn(resource.dispute_amount),
    respondBy: resource.seller_response_due_date,
    outcome: resource.dispute_outcome?.outcome_code,
    openedAt,
    changedAt: resource.update_time ?? openedAt,
  }
}

function centsIn(money: Resource['amount']): number | undefined {
  return money === undefined ? undefined : amountToCents(money.value)
}
