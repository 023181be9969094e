import { z } from 'zod/mini'
import { WaitingRefundSchema } from '../money/refund-request.ts'
import { ListedReturnSchema } from './listed-return.ts'

/** A line of a return. */
export const ShownReturnLineSchema = z.object({
  id: z.string(),
  item: z.string(),
  title: z.string(),
  /** Pieces that the buyer asked about. */
  quantity: z.number(),
  received: z.number(),
  /** Of them, those that went back onto the shelf. */
  toStock: z.number(),
  /** Pieces whose money went back with this return, or is on its way. */
  refunded: z.number(),
  price: z.string(),
})
export type ShownReturnLine = z.infer<typeof ShownReturnLineSchema>

/** A return with everything that the shop knows of it. Amounts are two-decimal strings. */
export const ShownReturnSchema = z.extend(ListedReturnSchema, {
  email: z.string(),
  /** What the buyer says; empty for one who was forgotten. */
  words: z.string(),
  /** The pieces stay with the buyer. */
  isKept: z.boolean(),
  lines: z.array(ShownReturnLineSchema),
  /** Numbers of the photographs that came along. */
  photographs: z.array(z.number()),
  /** How that deadline stands today, in a sentence, and what the trucking company asks for; null where no truck came. */
  carrier: z.nullable(
    z.object({
      sentence: z.string(),
      arrivedOn: z.string(),
      noted: z.boolean(),
      needs: z.array(z.string()),
    }),
  ),
  /** What goes back for the pieces that are here or stay with the buyer, with their share of tax; null for nothing. */
  due: z.nullable(z.string()),
  /** Refunds of this return that wait for a second person. */
  requests: z.array(WaitingRefundSchema),
  /** The oldest first; `by` is an e-mail of staff, the buyer, or PayPal. */
  history: z.array(z.object({ at: z.string(), sentence: z.string(), by: z.string() })),
})
export type ShownReturn = z.infer<typeof ShownReturnSchema>
