import type { AppliedExemption } from './applied-tax.ts'

/**
 * Why a buyer may owe no sales tax, by the codes of the Streamlined Sales Tax certificate of exemption (form F0003); in New
 * Jersey the form that says so is named.
 */
export const EXEMPTION_REASONS = {
  A: 'Federal government',
  B: 'State or local government',
  E: 'Charitable organization (New Jersey: ST-5)',
  F: 'Religious or educational organization (New Jersey: ST-5)',
  G: 'Resale (New Jersey: ST-3; from elsewhere: ST-3NR)',
  I: 'Industrial production or fabrication',
  J: 'Direct pay permit (New Jersey: ST-6A)',
  L: 'Contractor for an exempt body (New Jersey: ST-13, UZ-4), or another reason',
} as const
export type ExemptionReason = keyof typeof EXEMPTION_REASONS

/**
 * What everybody reads before offering a certificate. Sources: N.J.A.C. 18:24-5.16; instructions of form ST-3; form ST-8,
 * "May not be issued for the purchase of materials".
 */
export const CONTRACTORS_PAY =
  'Contractors in New Jersey pay sales tax on materials: they are the ones who use them (N.J.A.C. 18:24-5.16). ' +
  'A contractor cannot issue Form ST-3 for materials and supplies, and Form ST-8 covers labor, not materials.'

/** `offered` until staff decide; what was approved can be withdrawn. */
export const EXEMPTION_STATUSES = ['offered', 'approved', 'refused', 'withdrawn'] as const
export type ExemptionStatus = (typeof EXEMPTION_STATUSES)[number]

/** From which state of a certificate staff may take it to which. */
export const DECISIONS = {
  approved: ['offered', 'refused', 'withdrawn'],
  refused: ['offered'],
  withdrawn: ['approved'],
} as const satisfies Partial<Record<ExemptionStatus, readonly ExemptionStatus[]>>
export type Decision = keyof typeof DECISIONS

/** A certificate as it was offered, and what became of it. */
export interface Exemption {
  /** What the buyer names at checkout: `EX-7K3Q9XWD`. */
  readonly code: string
  readonly email: string
  readonly businessName: string
  /** Of the delivery it is good for: `NJ`. */
  readonly state: string
  readonly reason: ExemptionReason
  readonly certificateNumber: string
  /** First and last day, in New Jersey. */
  readonly validFrom: string
  readonly validTo: string | undefined
  readonly status: ExemptionStatus
}

/** Who buys, where it goes and when. */
export interface ExemptSale {
  readonly email: string
  readonly state: string
  /** In New Jersey: `2026-11-30`. */
  readonly day: string
}

/** Why a certificate takes no tax off a sale. Of another buyer's nobody hears more than of one that does not exist. */
export type NotExempt = 'unknown' | 'undecided' | 'elsewhere' | 'not-yet' | 'expired'

export const NOT_EXEMPT: Readonly<Record<NotExempt, string>> = {
  unknown: 'We know no approved certificate with this code for this e-mail address.',
  undecided: 'We have not approved this certificate yet. Until then tax is charged.',
  elsewhere: 'This certificate is for deliveries to another state. Tax is charged on this one.',
  'not-yet': 'This certificate is not valid yet. Tax is charged on this order.',
  expired: 'This certificate has expired. Please send us a new one; tax is charged on this order.',
}

/** The exemption of a sale by a certificate, or why there is none. */
export function exemptionFor(
  exemption: Exemption | undefined,
  { email, state, day }: ExemptSale,
): AppliedExemption | NotExempt {
  if (exemption === undefined || sameAddress(exemption.email) !== sameAddress(email))
    return 'unknown'
  if (exemption.status === 'offered') return 'undecided'
  if (exemption.status !== 'approved') return 'unknown'
  if (exemption.state !== state) return 'elsewhere'
  if (day < exemption.validFrom) return 'not-yet'
  if (exemption.validTo !== undefined && exemption.validTo < day) return 'expired'
  const { code, certificateNumber, reason } = exemption
  return { code, certificateNumber, reason: EXEMPTION_REASONS[reason], state }
}

function sameAddress(email: string): string {
  return email.trim().toLowerCase()
}
