import { z } from 'zod/mini'
import { RETURN_REASON_CODES } from '../../returns/return-reason.ts'
import { RETURN_STATUSES } from '../../returns/told-return.ts'

/** Lists of returns: what waits for the shop's people, what is on its way back, what is done with, and all. */
export const RETURN_LISTS = ['waiting', 'approved', 'done', 'all'] as const
export type ReturnList = (typeof RETURN_LISTS)[number]

export const ReturnsQuerySchema = z.object({
  list: z._default(
    z.enum(RETURN_LISTS, `The list must be among: ${RETURN_LISTS.join(', ')}.`),
    'waiting',
  ),
  cursor: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\w:.-]{1,90}$/, 'This place in the list is not known; please load it again.'),
      ),
  ),
})
export type ReturnsQuery = z.infer<typeof ReturnsQuerySchema>

/** A return in a list. */
export const ListedReturnSchema = z.object({
  number: z.string(),
  orderNumber: z.string(),
  /** First and last name; empty for a buyer who was forgotten. */
  buyer: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.enum(RETURN_REASON_CODES),
  isLate: z.boolean(),
  /** Of all its lines. */
  pieces: z.number(),
  askedAt: z.string(),
  /** For so many whole hours it has been there. */
  hours: z.number(),
  /** Until when the trucking company has to hear of it, a day in New Jersey; null where no truck came. */
  carrierBy: z.nullable(z.string()),
  /** That day is over. */
  isCarrierLate: z.boolean(),
})
export type ListedReturn = z.infer<typeof ListedReturnSchema>

export const ReturnPageSchema = z.object({
  returns: z.array(ListedReturnSchema),
  /** The `cursor` of those that follow; null at the end. */
  next: z.nullable(z.string()),
  /** How many wait for the shop's people, and how many are on their way back. */
  waiting: z.number(),
  approved: z.number(),
})
export type ReturnPage = z.infer<typeof ReturnPageSchema>
