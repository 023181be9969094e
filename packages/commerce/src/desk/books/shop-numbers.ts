import { z } from 'zod/mini'

/** A day or a week: orders, their goods and delivery without tax, and what was given back in it. */
export const SpanNumbersSchema = z.object({
  /** The day, or the Monday with which the week begins, in New Jersey. */
  day: z.string(),
  orders: z.number(),
  sales: z.string(),
  refunds: z.string(),
})
export type SpanNumbers = z.infer<typeof SpanNumbersSchema>

/** How the shop does, today and in the last weeks; refunds are those that were made through the shop. */
export const ShopNumbersSchema = z.object({
  today: SpanNumbersSchema,
  yesterday: SpanNumbersSchema,
  /** Oldest first, today last. */
  days: z.array(SpanNumbersSchema),
  /** Oldest first; the last one is not over yet. */
  weeks: z.array(SpanNumbersSchema),
  /** What sold best in the days above, by money. */
  items: z.array(
    z.object({ item: z.string(), title: z.string(), pieces: z.number(), sales: z.string() }),
  ),
})
export type ShopNumbers = z.infer<typeof ShopNumbersSchema>
