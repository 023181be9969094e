import { z } from 'zod/mini'
import { QUOTE_TOKEN } from './quote-page.ts'
import { QUOTE_STATES } from './quote-words.ts'

export const QuoteTokenSchema = z.string().check(z.regex(QUOTE_TOKEN))

/** Asks what a quote says. */
export const AskQuoteSchema = z.object({ token: QuoteTokenSchema })

const ToldLineSchema = z.object({
  id: z.string(),
  item: z.string(),
  title: z.string(),
  quantity: z.number(),
  /** Of one piece, as it was quoted. */
  quoted: z.string(),
  /** What one piece costs who accepts now; missing where it cannot be had. */
  price: z.optional(z.string()),
  /** Why it cannot be had. */
  why: z.optional(z.string()),
})
export type ToldQuoteLine = z.infer<typeof ToldLineSchema>

/** A quote as its client sees it now; amounts are two-decimal strings, days are New Jersey's. */
export const ToldQuoteSchema = z.object({
  /** `Q-7K3Q9XWD`, to say on the phone. */
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  jobName: z.string(),
  client: z.string(),
  note: z.string(),
  madeOn: z.string(),
  until: z.string(),
  /** What follows the # of the designer's address, where it is for a stair. */
  design: z.optional(z.string()),
  lines: z.array(ToldLineSchema),
  /** Of a quote that was changed: the token of what it is now, and since when. */
  newest: z.optional(z.object({ token: QuoteTokenSchema, madeOn: z.string() })),
  /** The order that accepted it. */
  orderNumber: z.optional(z.string()),
})
export type ToldQuote = z.infer<typeof ToldQuoteSchema>
