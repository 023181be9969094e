import { z } from 'zod/mini'
import { WaitingRefundSchema } from './refund-request.ts'

/** An order that somebody has to look at. */
const NamedOrderSchema = z.object({
  orderNumber: z.string(),
  buyer: z.string(),
  total: z.string(),
})

export const ReviewedOrderSchema = z.extend(NamedOrderSchema, {
  /** Why a person has to decide, in a sentence. */
  review: z.string(),
  placedAt: z.string(),
})

export const OpenDisputeSchema = z.object({
  id: z.string(),
  /** Null for a payment that is not in the books. */
  orderNumber: z.nullable(z.string()),
  reason: z.string(),
  amount: z.nullable(z.string()),
  status: z.string(),
  openedAt: z.string(),
  /** Until when the shop has to answer; null where PayPal has not said. */
  respondBy: z.nullable(z.string()),
  /** PayPal's page about it. */
  link: z.string(),
})
export type OpenDispute = z.infer<typeof OpenDisputeSchema>

export const LateOrderSchema = z.extend(NamedOrderSchema, {
  isPickup: z.boolean(),
  promisedTo: z.string(),
  /** The later day that the buyer knows of and has not refused. */
  agreedTo: z.string(),
  /** What the buyer was asked and has answered, in sentences. */
  asked: z.array(z.string()),
  /** The buyer has cancelled, or has not said yes in time. */
  isRefundDue: z.boolean(),
})
export type LateOrder = z.infer<typeof LateOrderSchema>

export const UnfinishedRefundSchema = z.extend(NamedOrderSchema, {
  amount: z.nullable(z.string()),
  /** `asked`: PayPal has not answered. `pending`: it has begun. */
  status: z.enum(['asked', 'pending']),
  since: z.string(),
})

/** One time that the books were held against PayPal's record. */
export const ComparisonSchema = z.object({
  /** Null at night. */
  askedBy: z.nullable(z.string()),
  startedAt: z.string(),
  /** Null while it goes on. */
  endedAt: z.nullable(z.string()),
  compared: z.number(),
  differences: z.array(z.object({ orderNumber: z.string(), difference: z.string() })),
})
export type Comparison = z.infer<typeof ComparisonSchema>

/** What of the shop's money waits for a person. Amounts are two-decimal strings. */
export const MoneyDeskSchema = z.object({
  requests: z.array(WaitingRefundSchema),
  reviews: z.array(ReviewedOrderSchema),
  /** Those whose deadline comes first. */
  disputes: z.array(OpenDisputeSchema),
  late: z.array(LateOrderSchema),
  unfinished: z.array(UnfinishedRefundSchema),
  /** Of last night. */
  night: z.nullable(ComparisonSchema),
  /** The latest that somebody has asked for. */
  asked: z.nullable(ComparisonSchema),
})
export type MoneyDesk = z.infer<typeof MoneyDeskSchema>
