import { z } from 'zod/mini'
import { PiecesSchema } from './refund-wish.ts'
import { WaitingRefundSchema } from './refund-request.ts'

/** The ways in which money goes back. */
export const GOES_BACK = ['paypal', 'by_hand', 'credit'] as const

export type GoesBack = (typeof GOES_BACK)[number]

/** A line of an order, with what of it has gone back and has left. */
export const MoneyLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  price: z.string(),
  quantity: z.number(),
  refunded: z.number(),
  shipped: z.number(),
  /** Pieces that are not sent any more. */
  cancelled: z.number(),
})
export type MoneyLine = z.infer<typeof MoneyLineSchema>

/** What was given back. */
export const GivenRefundSchema = z.object({
  number: z.number(),
  createdAt: z.string(),
  /** Null for all that was left while PayPal has not said how much that is. */
  amount: z.nullable(z.string()),
  /** Of it, where pieces were named. */
  tax: z.nullable(z.string()),
  status: z.enum(['asked', 'pending', 'done', 'failed']),
  isTax: z.boolean(),
  reason: z.string(),
  /** Who began it; null for the buyer, and before 2026-11-25. */
  by: z.nullable(z.string()),
  lines: z.array(z.extend(PiecesSchema, { title: z.string(), restock: z.boolean() })),
})
export type GivenRefund = z.infer<typeof GivenRefundSchema>

/** What can go back of an order and what has. Amounts are two-decimal strings. */
export const OrderMoneySchema = z.object({
  orderNumber: z.string(),
  /** What there is to give back of: what was paid, or is owed. */
  captured: z.string(),
  /** How it goes back: by PayPal, from hand to hand, or taken off what is owed. */
  goesBack: z._default(z.enum(GOES_BACK), 'paypal'),
  refunded: z.string(),
  left: z.string(),
  /** What whoever asks may still give back without a second person; null where no sum is too large. */
  alone: z.nullable(z.string()),
  /** From which the tax of pieces follows (`refundSum`). */
  books: z.object({
    tax: z.string(),
    base: z.string(),
    goods: z.string(),
    goodsTax: z.string(),
    taxAlone: z.string(),
  }),
  lines: z.array(MoneyLineSchema),
  refunds: z.array(GivenRefundSchema),
  requests: z.array(WaitingRefundSchema),
  /** Whether nothing has left, so that the order can still be cancelled. */
  canCancel: z.boolean(),
})
export type OrderMoney = z.infer<typeof OrderMoneySchema>
