import { z } from 'zod/mini'

/** In how many days an order on terms may be asked to be paid. */
export const TERM_DAYS = [10, 15, 30, 45, 60] as const

export type TermDays = (typeof TERM_DAYS)[number]

export const TermDaysSchema = z.literal(
  [...TERM_DAYS],
  `The days must be among ${TERM_DAYS.join(', ')}.`,
)
