import { z } from 'zod/mini'
import { QuoteRequestSchema } from './quote-request.ts'
import { QUOTE_STATES } from './quote-words.ts'

/** Which quotes are meant; those after `before`, the newest first. */
export const QuotesQuerySchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  state: z.optional(z.enum(QUOTE_STATES)),
  before: z.optional(z.string().check(z.regex(/^[\w:.|-]{1,90}$/))),
})

export type QuotesQuery = z.infer<typeof QuotesQuerySchema>

/** A quote as the desk lists it. */
export const ListedQuoteSchema = z.object({
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  jobName: z.string(),
  client: z.string(),
  email: z.string(),
  /** Who made it: a member of staff, or the account of a customer. */
  madeBy: z.string(),
  madeOn: z.string(),
  until: z.string(),
  /** 1, and one more for each change. */
  version: z.number(),
  /** Before shipping and tax, as it was quoted. */
  total: z.string(),
  orderNumber: z.optional(z.string()),
})
export type ListedQuote = z.infer<typeof ListedQuoteSchema>

export const ListedQuotesSchema = z.object({
  quotes: z.array(ListedQuoteSchema),
  /** The `before` of those that follow; null at the end. */
  next: z.nullable(z.string()),
})

export type ListedQuotes = z.infer<typeof ListedQuotesSchema>

/** A line with the prices that it may have: everybody's of today, and the least. */
export const DeskQuoteLineSchema = z.object({
  id: z.string(),
  item: z.string(),
  title: z.string(),
  quantity: z.number(),
  price: z.string(),
  /** Missing where it is not sold any more. */
  everybodys: z.optional(z.string()),
  least: z.optional(z.string()),
})
export type DeskQuoteLine = z.infer<typeof DeskQuoteLineSchema>

/** A quote as it stood at some time. */
export const QuoteVersionSchema = z.object({
  version: z.number(),
  madeAt: z.string(),
  madeBy: z.string(),
  jobName: z.string(),
  client: z.string(),
  email: z.string(),
  until: z.string(),
  note: z.string(),
  design: z.optional(z.string()),
  lines: z.array(DeskQuoteLineSchema),
  total: z.string(),
  /** When it was last mailed to the client; missing where it was not. */
  mailedAt: z.optional(z.string()),
})
export type QuoteVersion = z.infer<typeof QuoteVersionSchema>

/** All of a quote, its newest version first. */
export const ShownQuoteSchema = z.object({
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  /** The address to send, with its newest token. */
  link: z.string(),
  orderNumber: z.optional(z.string()),
  withdrawnAt: z.optional(z.string()),
  versions: z.array(QuoteVersionSchema).check(z.minLength(1)),
})
export type ShownQuote = z.infer<typeof ShownQuoteSchema>

/** A list as somebody pasted it, at the prices of a price list or at everybody's. */
export const ReadPartsSchema = z.object({
  text: z.string().check(z.maxLength(200_000, 'This list is too long.')),
  priceList: z.nullable(z.string()),
})

/** What was understood of it, and what not, with the number and the text of its row. */
export const ReadPartsAnswerSchema = z.object({
  lines: z.array(DeskQuoteLineSchema),
  /** The rows of which nothing stands in the lines, to be mended and read once more. */
  left: z.string(),
  problems: z.array(z.object({ row: z.number(), text: z.string(), sentence: z.string() })),
})
export type ReadPartsAnswer = z.infer<typeof ReadPartsAnswerSchema>

/** Another version in the place of the one that its writer saw. */
export const ChangeQuoteSchema = z.extend(QuoteRequestSchema, { replaces: z.number() })
