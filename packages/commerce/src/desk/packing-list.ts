import { z } from 'zod/mini'
import { ListedOrderSchema } from './listed-order.ts'

/** What is to be sent, the oldest promise first; `promisedTo` is the last day that the buyer knows of now. */
export const PackingListSchema = z.object({
  /** The day it is in New Jersey: what was promised before it is late. */
  today: z.string(),
  orders: z.array(ListedOrderSchema),
  /** How many there are in all. */
  count: z.number(),
})
export type PackingList = z.infer<typeof PackingListSchema>
