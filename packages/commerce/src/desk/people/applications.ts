import { z } from 'zod/mini'
import { TradeApplicationSchema } from '../../account/trade-application.ts'
import { GrantedTermsSchema } from '../../terms/granted-terms.ts'
import { DecisionReasonSchema, SAY_WHY } from './decision-reason.ts'

/** A trade application as the desk lists it. */
export const ListedApplicationSchema = z.extend(TradeApplicationSchema, {
  id: z.string(),
  /** What the list of what was done calls it. */
  label: z.string(),
  email: z.string(),
  /** By which price list the account of an approved one buys; null for everybody's prices. */
  priceList: z.nullable(z.string()),
  /** What it may owe; null where no terms are granted. */
  terms: z._default(z.nullable(GrantedTermsSchema), null),
})
export type ListedApplication = z.infer<typeof ListedApplicationSchema>

/** Those to decide first, then the newest. */
export const ApplicationsSchema = z.object({ applications: z.array(ListedApplicationSchema) })

export const ApplicationDecisionSchema = z
  .object({
    decision: z.enum(['approved', 'refused']),
    reason: DecisionReasonSchema,
    /** By which price list an approved one buys at once. */
    priceList: z.optional(z.string()),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approved' || reason !== '', {
      error: SAY_WHY,
    }),
  )
