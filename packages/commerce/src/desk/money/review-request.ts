import { z } from 'zod/mini'
import { ReasonSchema } from './refund-wish.ts'

/** What a person decides about an order that needs review. */
export const ReviewRequestSchema = z.object({
  decision: z.enum(['accept', 'close'], 'Please accept or close.'),
  reason: ReasonSchema,
})
