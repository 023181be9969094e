import { z } from 'zod/mini'
import { DayFieldSchema } from '../desk/day-field.ts'

/** How money comes that does not come through PayPal. */
const PAID_BY = ['check', 'transfer', 'cash', 'other'] as const

export type PaidBy = (typeof PAID_BY)[number]

const LONGEST_REFERENCE = 100

/** That an order on terms was paid: on which day in New Jersey, how, and what it can be found by. */
export const MarkPaidSchema = z.object({
  on: DayFieldSchema,
  by: z.enum(PAID_BY, 'Please say how it was paid.'),
  /** The number of a check or of a transfer; may be empty. */
  reference: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(LONGEST_REFERENCE, `A reference takes at most ${LONGEST_REFERENCE} letters.`),
        z.regex(/^[^\p{Cc}]*$/u, 'Please give the reference on one line.'),
      ),
    '',
  ),
})
export type MarkPaid = z.infer<typeof MarkPaidSchema>
