import { EMPTY_CHECKOUT_FORM } from '@millrun/commerce/checkout-form'
import { z } from 'zod/mini'
import { tabValue } from './tab-storage.ts'

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
  // A draft of before 2026-11-23 does not have the following.
  poNumber: z._default(text, ''),
  jobName: z._default(text, ''),
  invoiceEmail: z._default(text, ''),
  truckPlace: z._default(z.enum(['residence', 'business']), 'residence'),
  liftGate: z._default(z.boolean(), false),
  limitedAccess: z._default(z.boolean(), false),
})

/** What is typed at checkout in this tab, until its order is paid. */
export const formDraft = tabValue('millrun-checkout-form', DraftSchema, EMPTY_CHECKOUT_FORM)
