import { z } from 'zod/mini'
import { LONGEST_JOB_NAME } from '../account/job-name.ts'
import { tooLong } from '../text-field.ts'
import { DesignLinkSchema } from './quote-request.ts'
import { QUOTE_STATES } from './quote-words.ts'

/** How many quotes of an account may be open at once. */
export const MOST_OPEN_QUOTES = 50

/** What a customer wants a quote for: parts at everybody's prices of this moment, for the usual time. */
export const OwnQuoteRequestSchema = z.object({
  jobName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please give it a job name.'),
      z.maxLength(LONGEST_JOB_NAME, tooLong(LONGEST_JOB_NAME)),
    ),
  design: z.optional(DesignLinkSchema),
  lines: z.array(z.object({ id: z.string().check(z.maxLength(500)), quantity: z.number() })),
})
export type OwnQuoteRequest = z.infer<typeof OwnQuoteRequestSchema>

/** A quote that an account has made, or that the shop has made for its address. */
export const OwnQuoteSchema = z.object({
  number: z.string(),
  jobName: z.string(),
  state: z.enum(QUOTE_STATES),
  madeOn: z.string(),
  until: z.string(),
  total: z.string(),
  token: z.string(),
  orderNumber: z.optional(z.string()),
})
export type OwnQuote = z.infer<typeof OwnQuoteSchema>

/** The newest first. */
export const OwnQuotesSchema = z.object({ quotes: z.array(OwnQuoteSchema) })
