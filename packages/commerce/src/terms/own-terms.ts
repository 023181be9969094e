import { z } from 'zod/mini'
import { TermDaysSchema } from './term-days.ts'

/** Where a signed-in customer asks for the terms of the account, below the account's calls. */
export const OWN_TERMS = 'terms'

/** Where a signed-in customer orders on terms, with the body of `create-paypal-order`. */
export const TERMS_ORDERS = 'terms-orders'

/** An order that is owed. Amounts are two-decimal strings, `dueOn` is a day in New Jersey. */
export const OwedOrderSchema = z.object({
  orderNumber: z.string(),
  orderLink: z.string(),
  total: z.string(),
  /** What of it is still to be paid. */
  owed: z.string(),
  placedAt: z.string(),
  dueOn: z.string(),
})
export type OwedOrder = z.infer<typeof OwedOrderSchema>

/** The terms of an account with what it owes, the order that is due first at the top. */
export const OwnTermsSchema = z.object({
  /** Null, with the limit and what is left of it, where terms were taken back while something is owed. */
  days: z.nullable(TermDaysSchema),
  limit: z.nullable(z.string()),
  owed: z.string(),
  left: z.nullable(z.string()),
  orders: z.array(OwedOrderSchema),
})
export type OwnTerms = z.infer<typeof OwnTermsSchema>

/** Nothing for an account that has no terms and owes nothing. */
export const ToldTermsSchema = z.object({ terms: z.nullable(OwnTermsSchema) })

/** An order that was entered on terms; the same again for a second click. */
export const PlacedOnTermsSchema = z.object({
  orderNumber: z.string(),
  /** Path of the page that shows it. */
  orderLink: z.string(),
  dueOn: z.string(),
})
export type PlacedOnTerms = z.infer<typeof PlacedOnTermsSchema>
