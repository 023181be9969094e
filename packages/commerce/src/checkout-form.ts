import { z } from 'zod/mini'
import { isUsState } from './us-states.ts'

/** What the buyer types at checkout; the address stays empty with pickup. */
export interface CheckoutForm {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly pickup: boolean
  readonly streetAddress: string
  readonly secondaryAddress: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

export type CheckoutField = Exclude<keyof CheckoutForm, 'pickup'>

export const EMPTY_CHECKOUT_FORM: CheckoutForm = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  pickup: false,
  streetAddress: '',
  secondaryAddress: '',
  city: '',
  state: '',
  zipCode: '',
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+?[1-9]\d{0,15}$/
const ADDRESS_FIELDS = ['streetAddress', 'city', 'state', 'zipCode'] as const

const MESSAGES = {
  streetAddress: 'Street address is required',
  city: 'City is required',
  state: 'State is required',
  zipCode: 'ZIP code is required',
} as const

/** Longest text a field of an order takes; PayPal's own limits are wider. */
export const FIELD_MAX = 200

const text = z.string().check(z.trim(), z.maxLength(FIELD_MAX, 'Please use at most 200 characters'))

function required(message: string) {
  return text.check(z.minLength(1, message))
}

/** Checks the form with the messages that stand under its fields; texts come out trimmed. */
export const CheckoutFormSchema = z
  .object({
    email: required('Email is required').check(
      z.refine((value) => value === '' || EMAIL.test(value), 'Please enter a valid email address'),
    ),
    firstName: required('First name is required'),
    lastName: required('Last name is required'),
    phone: required('Phone number is required').check(
      z.refine(
        (value) => value === '' || isPhone(value),
        'Please enter a valid phone number (10+ digits)',
      ),
    ),
    pickup: z.boolean(),
    streetAddress: text,
    secondaryAddress: text,
    city: text,
    state: text,
    zipCode: text,
  })
  .check((context) => {
    const form = context.value
    if (form.pickup) return
    for (const field of ADDRESS_FIELDS) {
      if (form[field] === '') {
        context.issues.push({
          code: 'custom',
          path: [field],
          message: MESSAGES[field],
          input: form,
        })
      }
    }
    if (form.state !== '' && !isUsState(form.state)) {
      context.issues.push({ code: 'custom', path: ['state'], message: MESSAGES.state, input: form })
    }
  })

/** An optional plus and digits that do not begin with 0, 10 to 16 characters, once the separators are gone. */
export function isPhone(value: string): boolean {
  const bare = value.replaceAll(/[\s\-().]/g, '')
  return PHONE.test(bare) && bare.length >= 10
}
