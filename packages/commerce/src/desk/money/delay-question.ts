import { z } from 'zod/mini'
import { ReasonSchema } from './refund-wish.ts'

const DAY = 'Please give the new day as 2026-12-18.'

/** What the buyer of a late order is asked. */
export const DelayQuestionSchema = z.object({
  /** The new last day, in New Jersey. */
  day: z
    .string(DAY)
    .check(
      z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)), DAY),
    ),
  reason: ReasonSchema,
})
