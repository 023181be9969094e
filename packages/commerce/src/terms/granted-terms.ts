import { z } from 'zod/mini'
import { amountToCents } from '../dollars.ts'
import { TermDaysSchema } from './term-days.ts'

/** More than this nobody owes the shop at once. */
const MOST_LIMIT_CENTS = 100_000_00

const LIMIT = 'The limit must be above zero and at most 100,000.00, such as 5000.00.'
const BOTH = 'Please give a limit and days, or neither to take the terms back.'

/** What an account may owe at once, as a two-decimal string, and in how many days it pays each order. */
export const GrantedTermsSchema = z.object({
  limit: z.string(LIMIT).check(z.refine(isLimit, LIMIT)),
  days: TermDaysSchema,
})
export type GrantedTerms = z.infer<typeof GrantedTermsSchema>

/** Terms to be granted; null for both takes them back, and what is owed stays owed. */
export const TermsRequestSchema = z
  .object({
    limit: z.nullable(GrantedTermsSchema.shape.limit),
    days: z.nullable(TermDaysSchema),
  })
  .check(z.refine(({ limit, days }) => (limit === null) === (days === null), BOTH))

function isLimit(text: string): boolean {
  const cents = amountToCents(text)
  return cents !== undefined && cents > 0 && cents <= MOST_LIMIT_CENTS
}
