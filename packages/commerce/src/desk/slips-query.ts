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
