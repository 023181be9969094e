import { OrderDataSchema } from '@millrun/commerce/functions'
import { z } from 'zod/mini'
import { tabValue } from './tab-storage.ts'

const UnfinishedPaymentSchema = z.object({
  /** PayPal's id of the order that the buyer approved. */
  orderID: z.string(),
  order: OrderDataSchema,
  orderNumber: z.optional(z.string()),
  /** Whether the shop has accepted the order, so that the cart was emptied. */
  isAccepted: z.boolean(),
})

/** A payment whose capture was begun and whose outcome this tab does not know yet. */
export type UnfinishedPayment = z.infer<typeof UnfinishedPaymentSchema>

/** The payment that this tab has to ask about before anything else is paid; kept before its outcome is known. */
export const unfinishedPayment = tabValue(
  'millrun-checkout-payment',
  UnfinishedPaymentSchema,
  undefined,
)
