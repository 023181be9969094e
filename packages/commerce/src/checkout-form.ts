import { z } from 'zod/mini'
import { isUsState } from './address/us-states.ts'
import { readZip, zipProblem, zipText } from './address/zip-code.ts'
import { ADDRESS_FIELDS, type AddressField, NOBODY } from './customer.ts'
import type { TruckAnswers } from './delivery/delivery.ts'
import { emailAddress } from './email-address.ts'
import type { CustomerInfo } from './functions.ts'
import {
  NO_REFERENCES,
  REFERENCE_FIELDS,
  REFERENCE_MAX,
  type OrderReferences,
} from './order-references.ts'
import { tooLong } from './text-field.ts'

/** What the buyer types at checkout; the address stays empty with pickup. */
export interface CheckoutForm extends Readonly<CustomerInfo>, OrderReferences {
  readonly pickup: boolean
  /** What a truck's driver has to know; asked when the order goes by truck, and sent only then. */
  readonly truckPlace: TruckAnswers['place']
  readonly liftGate: boolean
  readonly limitedAccess: boolean
}

/** The fields that are typed in. */
export type CheckoutField = keyof CustomerInfo | keyof OrderReferences

export const EMPTY_CHECKOUT_FORM: CheckoutForm = {
  ...NOBODY,
  pickup: false,
  ...NO_REFERENCES,
  truckPlace: 'residence',
  liftGate: false,
  limitedAccess: false,
}

const PHONE = /^\+?[1-9]\d{0,15}$/
/** Dashes of every length, and the unseen marks that come along when a number is pasted. */
const PHONE_DRESSING = /[\s\p{Pd}\p{Cf}().]/gu

const ADDRESS_REQUIRED: Readonly<Record<AddressField, string | undefined>> = {
  streetAddress: 'Street address is required',
  secondaryAddress: undefined,
  city: 'City is required',
  state: 'State is required',
  zipCode: 'ZIP code is required',
}

/**
 * Longest text of each field, in characters.
 * Source: PayPal Orders v2.13: email 254, full name 300, address lines 300, city 120, postal code 60.
 */
export const FIELD_MAX = {
  email: 254,
  firstName: 140,
  lastName: 140,
  phone: 40,
  streetAddress: 200,
  secondaryAddress: 200,
  city: 120,
  state: 2,
  zipCode: 20,
  ...REFERENCE_MAX,
} as const satisfies Record<CheckoutField, number>

const trimmed = z.string().check(z.trim())

function required(field: CheckoutField, message: string) {
  const max = FIELD_MAX[field]
  return trimmed.check(z.minLength(1, message), z.maxLength(max, tooLong(max)))
}

/** Who gets an order, and where. */
const RECIPIENT = {
  firstName: required('firstName', 'First name is required'),
  lastName: required('lastName', 'Last name is required'),
  phone: required('phone', 'Phone number is required').check(
    z.refine(
      (value) => value === '' || isPhone(value),
      'Please enter a valid phone number (10+ digits)',
    ),
  ),
  streetAddress: trimmed,
  secondaryAddress: trimmed,
  city: trimmed,
  state: trimmed,
  zipCode: trimmed.check(z.overwrite(tidyZip)),
}

const BUYER = {
  email: required('email', 'Email is required').check(
    emailAddress('Please enter a valid email address'),
  ),
  ...RECIPIENT,
  pickup: z.boolean(),
}

type Recipient = Readonly<Record<AddressField, string>>
type Buyer = Recipient & { readonly pickup: boolean }

/** Checks a recipient with an address, as for an order that is delivered. */
export const RecipientSchema = z.object(RECIPIENT).check(checkAddress)

/**
 * Checks who buys with the messages that stand under the fields of the form; texts come out trimmed. With pickup
 * the address is not looked at: nobody sees it, so nothing in it may stand in the way.
 */
export const BuyerSchema = z.object(BUYER).check(checkAddress)

/** Checks the whole form in the same manner. */
export const CheckoutFormSchema = z
  .object({
    ...BUYER,
    ...REFERENCE_FIELDS,
    truckPlace: z.enum(['residence', 'business']),
    liftGate: z.boolean(),
    limitedAccess: z.boolean(),
  })
  .check(checkAddress)

function checkAddress(context: {
  readonly value: Recipient | Buyer
  readonly issues: z.core.$ZodRawIssue[]
}) {
  const form = context.value
  if ('pickup' in form && form.pickup) return
  for (const field of ADDRESS_FIELDS) {
    const message = addressProblem(field, form)
    if (message !== undefined) {
      context.issues.push({ code: 'custom', path: [field], message, input: form })
    }
  }
}

function addressProblem(
  field: AddressField,
  form: Readonly<Record<AddressField, string>>,
): string | undefined {
  const value = form[field]
  const isMissing = value === '' || (field === 'state' && !isUsState(value))
  if (isMissing) return ADDRESS_REQUIRED[field]
  if (field === 'zipCode') return zipProblem(value, isUsState(form.state) ? form.state : '')
  return value.length > FIELD_MAX[field] ? tooLong(FIELD_MAX[field]) : undefined
}

/** A ZIP code as parcels bear it; any other text stays what it is, to be told apart below its field. */
function tidyZip(text: string): string {
  const zip = readZip(text)
  return zip === undefined ? text : zipText(zip)
}

/**
 * Whether a text is a phone number once spaces, dashes, parentheses and dots are gone: an optional
 * plus and at most 16 digits that do not begin with 0, together at least 10 characters.
 */
export function isPhone(value: string): boolean {
  const bare = value.replaceAll(PHONE_DRESSING, '')
  return PHONE.test(bare) && bare.length >= 10
}
