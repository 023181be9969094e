import { z } from 'zod/mini'

/** So many slips are printed at once. */
export const MOST_SLIPS = 200

const SOME = 'Please choose the orders first.'
const FEWER = `At most ${MOST_SLIPS} slips are printed at once.`

/** For which orders slips are printed: their numbers, with commas between. */
export const SlipsQuerySchema = z.object({
  orders: z.pipe(
    z.pipe(
      z.string(SOME),
      z.transform((text) =>
        text
          .toUpperCase()
          .split(',')
          .map((number) => number.trim())
          .filter((number) => number !== ''),
      ),
    ),
    z.array(z.string()).check(z.minLength(1, SOME), z.maxLength(MOST_SLIPS, FEWER)),
  ),
})

/** A month of New Jersey, `2026-11`; without one all is meant. */
export const MonthQuerySchema = z.object({
  month: z.optional(
    z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'The month must be such as 2026-11.')),
  ),
})
