import { z } from 'zod/mini'
import { ORDER_STATUSES } from './order-status.ts'
import { FULFILMENTS } from './fulfilment.ts'
import { SHOWN_MODES } from './order-query.ts'

/** A line of an order, with what of it has left. Amounts are two-decimal strings. */
export const DeskLineSchema = z.object({
  /** Of the product with its choices. */
  id: z.string(),
  item: z.string(),
  title: z.string(),
  quantity: z.number(),
  shipped: z.number(),
  /** Pieces that are not sent any more, because their money went back. */
  cancelled: z.number(),
  price: z.string(),
})
export type DeskLine = z.infer<typeof DeskLineSchema>

/** An order in a list. */
export const ListedOrderSchema = z.object({
  orderNumber: z.string(),
  payment: z.enum(ORDER_STATUSES),
  fulfilment: z.enum(FULFILMENTS),
  mode: z.enum(SHOWN_MODES),
  total: z.string(),
  refunded: z.string(),
  email: z.string(),
  phone: z.string(),
  /** First and last name; empty for a buyer who was forgotten. */
  buyer: z.string(),
  /** Where it goes, as two capitals. */
  state: z.string(),
  createdAt: z.string(),
  lines: z.array(DeskLineSchema),
  /** Why a person has to decide, in a sentence; null when nobody has to. */
  review: z.nullable(z.string()),
  poNumber: z.string(),
  jobName: z.string(),
  /** The last day on which it was said to leave; null for orders of before 2026-11-23. */
  promisedTo: z.nullable(z.string()),
})
export type ListedOrder = z.infer<typeof ListedOrderSchema>

export const OrderPageSchema = z.object({
  orders: z.array(ListedOrderSchema),
  /** The `cursor` of those that follow; null at the end. */
  next: z.nullable(z.string()),
  /** How many the query finds in all; of very many only that there are more, which `isMore` says. */
  count: z.number(),
  isMore: z.boolean(),
})
export type OrderPage = z.infer<typeof OrderPageSchema>
