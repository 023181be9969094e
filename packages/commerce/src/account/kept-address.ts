import { z } from 'zod/mini'
import { RecipientSchema } from '../checkout-form.ts'

/** More than any contractor's jobs of a year. */
export const MOST_ADDRESSES = 50

/** An address as its form sends it; each problem is a sentence for its field. */
export const AddressEntrySchema = z.object({
  recipient: RecipientSchema,
  /** The one that checkout offers first; there is never more than one. */
  isDefault: z.boolean(),
})
export type AddressEntry = z.infer<typeof AddressEntrySchema>

export const KeptAddressSchema = z.object({
  id: z.string(),
  recipient: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    streetAddress: z.string(),
    secondaryAddress: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
  }),
  isDefault: z.boolean(),
})
export type KeptAddress = z.infer<typeof KeptAddressSchema>

/** The default first, then the newest. */
export const KeptAddressesSchema = z.object({ addresses: z.array(KeptAddressSchema) })
