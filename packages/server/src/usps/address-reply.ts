import { type Address, ADDRESS_NOT_FOUND, type AddressCheck } from '@millrun/commerce/functions'
import { z } from 'zod/mini'

/** USPS leaves texts out, sends null, or sends '' for the same thing. */
const text = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => value ?? ''),
)

const Reply = z.object({
  address: z.object({
    streetAddress: text,
    secondaryAddress: text,
    city: text,
    state: text,
    ZIPCode: text,
    ZIPPlus4: text,
  }),
  additionalInfo: z.optional(z.nullable(z.object({ DPVConfirmation: text, vacant: text }))),
})

const Refused = z.object({ error: z.object({ code: z.optional(z.string()) }) })

const REFUSALS: Readonly<Record<string, string>> = {
  '010002': 'USPS does not know this ZIP code.',
  '010003': 'USPS does not know this state.',
  '010004': 'USPS does not know this city.',
  '010006': 'USPS knows several addresses like this one; please add what is missing.',
}

/** What the delivery point confirmation means; `Y` has nothing to warn about. */
const WARNINGS: Readonly<Record<string, string>> = {
  D: 'USPS knows the building, but an apartment or suite number is missing.',
  S: 'USPS knows the building, but not this apartment or suite number.',
  N: 'USPS could not confirm that mail is delivered to this address.',
}

/** The check in an answer of USPS; throws when it is not one. */
export function readAddressReply(original: Address, reply: unknown): AddressCheck {
  const { address, additionalInfo } = Reply.parse(reply)
  const dpv = additionalInfo?.DPVConfirmation ?? ''
  const warning = WARNINGS[dpv] ?? (dpv === 'Y' ? undefined : WARNINGS['N'])
  const vacancy = 'USPS has this address as vacant.'
  return {
    isValid: true,
    original,
    standardized: {
      streetAddress: address.streetAddress,
      secondaryAddress: address.secondaryAddress,
      city: address.city,
      state: address.state,
      zipCode: address.ZIPCode,
      zipPlus4: address.ZIPPlus4,
    },
    warnings: [
      ...(warning === undefined ? [] : [warning]),
      ...(additionalInfo?.vacant === 'Y' ? [vacancy] : []),
    ],
    confirmed: dpv === 'Y' || dpv === 'D' || dpv === 'S',
  }
}

/** The check in a refusal of USPS, which answers 400 or 404 for an address that it does not know. */
export function readRefusal(original: Address, body: string): AddressCheck {
  const error = REFUSALS[refusalCode(body) ?? ''] ?? ADDRESS_NOT_FOUND
  return { isValid: false, original, warnings: [], error }
}

function refusalCode(body: string): string | undefined {
  try {
    return Refused.parse(JSON.parse(body)).error.code
  } catch {
    return undefined
  }
}
