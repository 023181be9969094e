import { EMPTY_CHECKOUT_FORM, type CheckoutForm } from '@millrun/commerce/checkout-form'
import { z } from 'zod/mini'
import { forgetTabValue, keepTabValue, readTabValue } from './tab-storage.ts'

const KEY = 'millrun-checkout-form'

const text = z.string()
const DraftSchema = z.object({
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  pickup: z.boolean(),
  streetAddress: text,
  secondaryAddress: text,
  city: text,
  state: text,
  zipCode: text,
})

/** What was typed at checkout in this tab before. */
export function readFormDraft(): CheckoutForm {
  return readTabValue(KEY, DraftSchema) ?? EMPTY_CHECKOUT_FORM
}

/** Keeps what is typed at checkout for this tab. */
export function keepFormDraft(form: CheckoutForm): void {
  keepTabValue(KEY, form)
}

/** Drops what was typed: its order is paid. */
export function forgetFormDraft(): void {
  forgetTabValue(KEY)
}
