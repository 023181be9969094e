import { z } from 'zod/mini'
import { OrderStatusResponseSchema } from '../functions.ts'

/** An order of the account's confirmed address, as its own page shows it. */
export const OwnOrderSchema = z.extend(OrderStatusResponseSchema, {
  /** Path of that page. */
  orderLink: z.string(),
})
export type OwnOrder = z.infer<typeof OwnOrderSchema>

/** The newest first, twenty at a time. */
export const OwnOrdersSchema = z.object({
  orders: z.array(OwnOrderSchema),
  /** The `cursor` that asks for those before; missing at the end. */
  next: z.optional(z.string()),
})
export type OwnOrders = z.infer<typeof OwnOrdersSchema>
