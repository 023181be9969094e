import { z } from 'zod/mini'
import { isUsState } from '../address/us-states.ts'
import { emailAddress } from '../email-address.ts'
import { ExemptionCodeSchema } from '../functions.ts'
import { oneLine } from '../text-field.ts'
import { EXEMPTION_REASONS, type ExemptionReason } from './exemption.ts'

/** The largest file that is taken, in bytes. */
export const LARGEST_DOCUMENT = 5 * 1024 * 1024
/** Its text in base64. */
const LONGEST_DOCUMENT = Math.ceil(LARGEST_DOCUMENT / 3) * 4

const MAX_NAME = 120
const MAX_NUMBER = 40

const text = z.string().check(z.trim())
const NO_DAY = 'Please give the day with its month and year.'
const day = z.string().check(z.refine((value) => isDay(value), NO_DAY))

/** The fields of a certificate's form; each problem is a sentence for its field. */
export const OFFERED_FIELDS = {
  businessName: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.minLength(1, 'Please give the name on the certificate.'),
      z.maxLength(MAX_NAME, `Please use at most ${MAX_NAME} characters.`),
    ),
  email: text.check(emailAddress('Please enter a valid email address')),
  state: text.check(z.refine(isUsState, 'Please choose the state that the goods go to.')),
  reason: text.check(z.refine(isReason, 'Please choose a reason.')),
  certificateNumber: text.check(
    z.minLength(1, 'Please give the number on the certificate.'),
    z.maxLength(MAX_NUMBER, `Please use at most ${MAX_NUMBER} characters.`),
    z.regex(
      /^[\p{L}\p{N} ./-]*$/u,
      'Please use letters, digits, spaces, dots, dashes and slashes.',
    ),
  ),
  validFrom: day,
  validTo: z.string().check(z.refine((value) => value === '' || isDay(value), NO_DAY)),
} as const

interface Days {
  readonly validFrom: string
  readonly validTo: string
}

/** A check of both days together. */
export function lastDayProblem(context: {
  readonly value: Days
  readonly issues: z.core.$ZodRawIssue[]
}): void {
  const { validFrom, validTo } = context.value
  if (validTo === '' || validFrom <= validTo) return
  const message = 'The last day is before the first.'
  context.issues.push({ code: 'custom', path: ['validTo'], message, input: validTo })
}

/** A certificate as it is sent. */
export const OfferedExemptionSchema = z
  .object({
    ...OFFERED_FIELDS,
    /** The signed certificate, in base64. */
    document: z
      .string()
      .check(
        z.minLength(1, 'Please attach the signed certificate.'),
        z.maxLength(LONGEST_DOCUMENT, 'The file is larger than 5 MB; please send a smaller one.'),
      ),
  })
  .check(lastDayProblem)
export type OfferedExemption = z.infer<typeof OfferedExemptionSchema>

export const OfferedExemptionAnswerSchema = z.object({ code: z.string() })

/** Asked at checkout. */
export const CheckExemptionSchema = z.object({
  code: ExemptionCodeSchema,
  email: z.string().check(z.maxLength(254)),
  state: z.string().check(z.maxLength(2)),
  pickup: z._default(z.boolean(), false),
})

/** The exemption that would apply, or a sentence why there is none. */
export const CheckedExemptionSchema = z.object({
  exemption: z.optional(
    z.object({
      code: z.string(),
      certificateNumber: z.string(),
      reason: z.string(),
      state: z.string(),
    }),
  ),
  problem: z.optional(z.string()),
})

export function isReason(code: string): code is ExemptionReason {
  return Object.hasOwn(EXEMPTION_REASONS, code)
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
