import { OrderDataSchema } from '@millrun/commerce/functions'
import { z } from 'zod/mini'
import { forgetTabValue, keepTabValue, readTabValue } from './tab-storage.ts'

const KEY = 'millrun-checkout-payment'

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

/** The payment that this tab has to ask about before anything else is paid. */
export function readUnfinishedPayment(): UnfinishedPayment | undefined {
  return readTabValue(KEY, UnfinishedPaymentSchema)
}

/** Remembers a payment before its outcome is known. */
export function keepUnfinishedPayment(payment: UnfinishedPayment): void {
  keepTabValue(KEY, payment)
}

/** The outcome is known: there is nothing to ask any more. */
export function forgetUnfinishedPayment(): void {
  forgetTabValue(KEY)
}
