import { z } from 'zod/mini'
import { PiecesSchema } from './refund-wish.ts'

/** A refund that waits for a second person, or has been decided. */
export const WaitingRefundSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  /** What it came to when it was asked for. */
  amount: z.string(),
  /** `pieces`, `amount`, `all` that is left, or to `cancel` the order. */
  kind: z.enum(['pieces', 'amount', 'all', 'cancel']),
  lines: z.array(z.extend(PiecesSchema, { title: z.string() })),
  reason: z.string(),
  restock: z.boolean(),
  askedBy: z.string(),
  askedAt: z.string(),
  decision: z.nullable(z.enum(['approved', 'refused'])),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
})
export type WaitingRefund = z.infer<typeof WaitingRefundSchema>

export const RefundDecisionSchema = z.object({
  decision: z.enum(['approve', 'refuse'], 'Please approve or refuse.'),
})
