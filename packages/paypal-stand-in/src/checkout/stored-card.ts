import { z } from 'zod'
import { brandOf } from '../card/card-brand.ts'
import { declineCode } from '../card/card-declines.ts'
import { isLiveExpiry, readExpiry } from '../card/card-expiry.ts'
import { isCardNumber } from '../card/card-number.ts'
import type { StoredCard } from '../ledger/order.ts'
import { unprocessable } from '../refusal.ts'

/** What the card fields send to their own origin. */
export const cardEntrySchema = z.object({
  name: z.string().max(300).default(''),
  number: z.string().regex(/^\d{12,19}$/),
  expiry: z.string(),
  cvv: z.string().regex(/^\d{3,4}$/),
  billingAddress: z
    .object({
      addressLine1: z.string().max(300).optional(),
      addressLine2: z.string().max(300).optional(),
      adminArea1: z.string().max(300).optional(),
      adminArea2: z.string().max(120).optional(),
      postalCode: z.string().max(60).optional(),
      countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    })
    .optional(),
})

type CardEntry = z.infer<typeof cardEntrySchema>

/** Checks a card and keeps what may be kept of it; refuses with 422 what a bank would not know. */
export function storedCard(entry: CardEntry, today: Date): StoredCard {
  const brand = brandOf(entry.number)
  if (!brand || !isCardNumber(entry.number)) throw unprocessable('INVALID_PARAMETER_VALUE')
  if (entry.cvv.length !== brand.code.size) throw unprocessable('INVALID_SECURITY_CODE_LENGTH')
  const expiry = readExpiry(entry.expiry)
  if (!expiry) throw unprocessable('INVALID_EXPIRY_DATE')
  if (!isLiveExpiry(expiry, today)) throw unprocessable('CARD_EXPIRED')
  const code = declineCode(entry.name)
  return {
    name: entry.name,
    lastDigits: entry.number.slice(-4),
    brand: brand.restName,
    expiry: `${expiry.year}-${String(expiry.month).padStart(2, '0')}`,
    declineCode: code,
    cvvFailed: code === '00N7',
    billingAddress: billing(entry.billingAddress),
  }
}

function billing(address: CardEntry['billingAddress']): StoredCard['billingAddress'] {
  if (!address) return undefined
  return {
    address_line_1: address.addressLine1,
    address_line_2: address.addressLine2,
    admin_area_1: address.adminArea1,
    admin_area_2: address.adminArea2,
    postal_code: address.postalCode,
    country_code: address.countryCode,
  }
}
