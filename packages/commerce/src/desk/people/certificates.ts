import { z } from 'zod/mini'
import { EXEMPTION_STATUSES } from '../../tax/exemption.ts'
import { DecisionReasonSchema, SAY_WHY } from './decision-reason.ts'

/** An exemption certificate as the desk lists it. */
export const ListedCertificateSchema = z.object({
  code: z.string(),
  email: z.string(),
  businessName: z.string(),
  state: z.string(),
  /** In words. */
  reason: z.string(),
  certificateNumber: z.string(),
  validFrom: z.string(),
  validTo: z.nullable(z.string()),
  status: z.enum(EXEMPTION_STATUSES),
  /** It was approved, and its last day is over. */
  isExpired: z.boolean(),
})
export type ListedCertificate = z.infer<typeof ListedCertificateSchema>

/** Those to decide first, then the newest. */
export const CertificatesSchema = z.object({ certificates: z.array(ListedCertificateSchema) })

/** A certificate with its history, and the paid orders that it would have taken the tax off. */
export const ShownCertificateSchema = z.extend(ListedCertificateSchema, {
  history: z.array(z.object({ at: z.string(), status: z.string(), note: z.string() })),
  taxed: z.array(z.object({ orderNumber: z.string(), amount: z.string() })),
})
export type ShownCertificate = z.infer<typeof ShownCertificateSchema>

export const CertificateDecisionSchema = z
  .object({
    decision: z.enum(['approved', 'refused', 'withdrawn']),
    reason: DecisionReasonSchema,
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approved' || reason !== '', {
      error: SAY_WHY,
    }),
  )
