import { stateCode } from '@millrun/commerce/address/postal-states'
import { zipProblem } from '@millrun/commerce/address/zip-code'
import { type CheckoutForm, EMPTY_CHECKOUT_FORM } from '@millrun/commerce/checkout-form'
import { tooLong } from '@millrun/commerce/text-field'
import { z } from 'zod/mini'
import { tabValue } from '../kept/tab-storage.ts'

/**
 * Where the card's bills go. In the United States state and ZIP code are judged as those of a shipping address, and
 * the state comes out as its two letters; elsewhere they are what they are called there. Longest texts after PayPal
 * Orders v2.13.
 */
export const BillingAddressSchema = z
  .object({
    isSameAsShipping: z.boolean(),
    line1: needed('Street address is required', 300),
    line2: z.string().check(z.trim(), z.maxLength(300, tooLong(300))),
    adminArea2: needed('City is required', 120),
    adminArea1: needed('State is required', 300),
    postalCode: needed('ZIP code is required', 60),
    countryCode: z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z]{2}$/, 'Use the two-letter code, such as US'),
      ),
  })
  .check(
    z.overwrite((billing) => ({
      ...billing,
      adminArea1: (isAmerican(billing) && stateCode(billing.adminArea1)) || billing.adminArea1,
    })),
    (context) => {
      for (const { field, message } of americanProblems(context.value)) {
        context.issues.push({ code: 'custom', path: [field], message, input: context.value })
      }
    },
  )
export type BillingAddress = z.infer<typeof BillingAddressSchema>

const text = z.string()
const DraftSchema = z.object({
  isSameAsShipping: z.boolean(),
  line1: text,
  line2: text,
  adminArea2: text,
  adminArea1: text,
  postalCode: text,
  countryCode: text,
})

/** The billing address that is typed in this tab, until the order is paid. */
export const billingDraft = tabValue(
  'millrun-checkout-billing',
  DraftSchema,
  billingFromShipping(EMPTY_CHECKOUT_FORM),
)

/** The billing address of somebody whose bills go where the goods go. */
export function billingFromShipping(form: CheckoutForm): BillingAddress {
  return {
    isSameAsShipping: true,
    line1: form.streetAddress,
    line2: form.secondaryAddress,
    adminArea2: form.city,
    adminArea1: form.state,
    postalCode: form.zipCode,
    countryCode: 'US',
  }
}

interface Place {
  readonly adminArea1: string
  readonly postalCode: string
  readonly countryCode: string
}

function isAmerican({ countryCode }: Place): boolean {
  return countryCode === 'US'
}

/** What is wrong with state and ZIP code beyond their being there. */
function americanProblems(place: Place): readonly { field: keyof Place; message: string }[] {
  if (!isAmerican(place)) return []
  const { adminArea1, postalCode } = place
  const state = stateCode(adminArea1)
  const problem = postalCode === '' ? undefined : zipProblem(postalCode, state ?? '')
  return [
    ...(state === undefined && adminArea1 !== ''
      ? [{ field: 'adminArea1', message: 'Please enter a state, such as NJ' } as const]
      : []),
    ...(problem === undefined ? [] : [{ field: 'postalCode', message: problem } as const]),
  ]
}

function needed(message: string, max: number) {
  return z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong(max)))
}
