import { z } from 'zod/mini'

/** Sums of a month as two-decimal strings; `gross` is the sum of `exempt`, `untaxed` and `taxable`. */
export const TaxSumsSchema = z.object({
  gross: z.string(),
  exempt: z.string(),
  untaxed: z.string(),
  taxable: z.string(),
  tax: z.string(),
  /** Of this month, whenever their orders were placed; and the tax in them. */
  refunded: z.string(),
  refundedTax: z.string(),
})
export type TaxSumsOnWire = z.infer<typeof TaxSumsSchema>

/** The tax report of a month by state, as `tax/tax-report.ts` sums it up. */
export const ReportedTaxSchema = z.object({
  month: z.string(),
  states: z.array(
    z.extend(TaxSumsSchema, {
      /** Two capitals; empty for buyers who were forgotten. */
      state: z.string(),
      exemptBy: z.array(z.object({ reason: z.string(), amount: z.string() })),
      /** Something was sold there without a row in the table of tax. */
      isWithoutRow: z.boolean(),
    }),
  ),
  all: TaxSumsSchema,
  /** How many orders of the month are not counted because their payment is not decided. */
  undecided: z.number(),
})
export type ReportedTax = z.infer<typeof ReportedTaxSchema>
