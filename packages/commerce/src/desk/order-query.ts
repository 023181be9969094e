import { z } from 'zod/mini'
import { ORDER_STATUSES } from './order-status.ts'
import { FULFILMENTS } from './fulfilment.ts'

/** How an order travels, as the desk sorts them: a letter is a small parcel. */
export const SHOWN_MODES = ['parcel', 'freight', 'pickup'] as const

export type ShownMode = (typeof SHOWN_MODES)[number]

export const LONGEST_SEARCH = 200
export const MOST_ON_A_PAGE = 50

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

const day = (name: string) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => DAY.test(text) && !Number.isNaN(Date.parse(text)),
          `The ${name} must be a day such as 2026-11-30.`,
        ),
      ),
  )

/** One of them, or several with commas between. */
function someOf<const T extends readonly [string, ...string[]]>(names: T, what: string) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',')),
      ),
      z.array(z.enum(names, `The ${what} must be among: ${names.join(', ')}.`)),
    ),
  )
}

/**
 * Which orders are meant: one query for the list, its count and its export, as it stands in the address. What is not
 * said is not asked; `from` and `to` are days in New Jersey, both included.
 */
export const OrderQuerySchema = z.object({
  search: z.optional(
    z.string().check(
      z.maxLength(LONGEST_SEARCH, `Please search for at most ${LONGEST_SEARCH} letters.`),
      z.refine(
        (text) => text.trim() === '' || /\S{2}/.test(text),
        'Please search for at least two letters.',
      ),
    ),
  ),
  payment: someOf(ORDER_STATUSES, 'payment'),
  fulfilment: someOf(FULFILMENTS, 'fulfilment'),
  mode: someOf(SHOWN_MODES, 'mode'),
  state: z.optional(
    z.string().check(z.regex(/^[A-Z]{2}$/, 'The state must be two capitals such as NJ.')),
  ),
  from: day('first day'),
  to: day('last day'),
  review: z.optional(z.enum(['yes', 'no'], 'Review must be yes or no.')),
  /** Those that were begun and left: more than an hour ago, and not paid in another order since. */
  abandoned: z.optional(z.enum(['yes'], 'Abandoned can only be yes.')),
})
export type OrderQuery = z.infer<typeof OrderQuerySchema>

/** A part of the list, from where the part before it ended. */
export const OrderPageQuerySchema = z.extend(OrderQuerySchema, {
  limit: z._default(
    z.coerce
      .number(`At most ${MOST_ON_A_PAGE} orders are listed at once.`)
      .check(
        z.int(`At most ${MOST_ON_A_PAGE} orders are listed at once.`),
        z.minimum(1, `At least one order is listed at once.`),
        z.maximum(MOST_ON_A_PAGE, `At most ${MOST_ON_A_PAGE} orders are listed at once.`),
      ),
    MOST_ON_A_PAGE,
  ),
  cursor: z.optional(
    z
      .string()
      .check(z.regex(/^\d{1,15}$/, 'This place in the list is not known; please load it again.')),
  ),
})
