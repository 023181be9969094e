import { z } from 'zod/mini'
import { isUsState } from '../address/us-states.ts'
import { LARGEST_DOCUMENT } from '../tax/offered-exemption.ts'
import { tooLong } from '../text-field.ts'

/** What a business does that asks for a trade account. */
const TRADE_KINDS = ['installer', 'contractor', 'builder', 'architect', 'dealer'] as const
export type Trade = (typeof TRADE_KINDS)[number]
export const TRADES: Readonly<Record<Trade, string>> = {
  installer: 'Stair installer',
  contractor: 'General contractor',
  builder: 'Home builder',
  architect: 'Architect or designer',
  dealer: 'Dealer or lumber yard',
}

/** What proves it. */
const PROOF_KINDS = ['license', 'resale'] as const
export type Proof = (typeof PROOF_KINDS)[number]
export const PROOFS: Readonly<Record<Proof, string>> = {
  license: 'License number',
  resale: 'Resale number',
}

export const APPLICATION_MAX = { businessName: 120, number: 40, website: 200 } as const

const text = z.string().check(z.trim())
const ADDRESS = /^https?:\/\/[^\s/]+\.[^\s]+$/i

/** The fields of an application; each problem is a sentence for its field. */
export const APPLICATION_FIELDS = {
  businessName: text.check(
    z.minLength(1, 'Please give the name of your business.'),
    z.maxLength(APPLICATION_MAX.businessName, tooLong(APPLICATION_MAX.businessName)),
  ),
  trade: z.pipe(
    z.string().check(z.refine(isTrade, 'Please choose what your business does.')),
    z.enum(TRADE_KINDS),
  ),
  proof: z.pipe(
    z.string().check(z.refine(isProof, 'Please choose which number you have.')),
    z.enum(PROOF_KINDS),
  ),
  number: text.check(
    z.minLength(1, 'Please give the number.'),
    z.maxLength(APPLICATION_MAX.number, tooLong(APPLICATION_MAX.number)),
    z.regex(
      /^[\p{L}\p{N} ./-]*$/u,
      'Please use letters, digits, spaces, dots, dashes and slashes.',
    ),
  ),
  states: z
    .array(z.string().check(z.refine(isUsState)))
    .check(z.minLength(1, 'Please choose at least one state.'), z.maxLength(60)),
  website: text.check(
    z.maxLength(APPLICATION_MAX.website, tooLong(APPLICATION_MAX.website)),
    z.refine(
      (value) => value === '' || ADDRESS.test(value),
      'Please give an address such as https://stairs.example.',
    ),
  ),
} as const

export const ApplyRequestSchema = z.object({
  ...APPLICATION_FIELDS,
  /** The license or certificate, in base64; PDF, JPEG or PNG. */
  document: z
    .string()
    .check(
      z.minLength(1, 'Please attach the license or certificate.'),
      z.maxLength(
        Math.ceil(LARGEST_DOCUMENT / 3) * 4,
        'The file is larger than 5 MB; please send a smaller one.',
      ),
    ),
})
export type ApplyRequest = z.infer<typeof ApplyRequestSchema>

export const APPLICATION_STATUSES = ['pending', 'approved', 'refused'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const TradeApplicationSchema = z.object({
  businessName: z.string(),
  trade: z.enum(TRADE_KINDS),
  proof: z.enum(PROOF_KINDS),
  number: z.string(),
  states: z.array(z.string()),
  website: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  appliedAt: z.string(),
  decidedAt: z.optional(z.string()),
  /** Why it was refused, in the shop's words. */
  reason: z.optional(z.string()),
})
export type TradeApplication = z.infer<typeof TradeApplicationSchema>

/** The newest application; missing where there was none. */
export const OwnApplicationSchema = z.object({ application: z.optional(TradeApplicationSchema) })

function isTrade(value: string): boolean {
  return Object.hasOwn(TRADES, value)
}

function isProof(value: string): boolean {
  return Object.hasOwn(PROOFS, value)
}
