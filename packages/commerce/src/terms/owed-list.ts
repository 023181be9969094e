import { z } from 'zod/mini'
import { AGES } from './ageing.ts'

/** An order that is owed, as the desk lists it. Amounts are two-decimal strings, days are those of New Jersey. */
export const OwedRowSchema = z.object({
  orderNumber: z.string(),
  /** The business of its account; empty where that is not known any more. */
  business: z.string(),
  /** Of the account; of the order where the account is not known any more. */
  email: z.string(),
  placedAt: z.string(),
  dueOn: z.string(),
  total: z.string(),
  owed: z.string(),
  /** 0 on the due day and before. */
  daysLate: z.number(),
})
export type OwedRow = z.infer<typeof OwedRowSchema>

/** What is owed to the shop, the order that is due first at the top, with its sums. */
export const OwedListSchema = z.object({
  rows: z.array(OwedRowSchema),
  owed: z.string(),
  /** By how late it is; every age is there. */
  ages: z.record(z.enum(AGES), z.string()),
  /** By account, the one that owes most first; `limit` is null where its terms were taken back. */
  accounts: z.array(
    z.object({
      business: z.string(),
      email: z.string(),
      owed: z.string(),
      /** What of it is late. */
      late: z.string(),
      limit: z.nullable(z.string()),
    }),
  ),
})
export type OwedList = z.infer<typeof OwedListSchema>
