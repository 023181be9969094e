import { z } from 'zod/mini'
import { WITHHELD_NAMES } from '../../ratings/withheld-reasons.ts'
import { tooLong } from '../../text-field.ts'

export const LONGEST_ANSWER = 1000

const version = z.int()

/** A review is shown, or withheld for one of a few reasons; its stars are none of them. */
export const RatingDecisionSchema = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('show'), version }),
    z.object({
      decision: z.literal('withhold'),
      version,
      reason: z.enum(WITHHELD_NAMES, 'Please choose the reason why it is withheld.'),
    }),
  ],
  'Please decide whether it is shown or withheld.',
)

/** What the shop says below a review, for everybody to read; empty to take it away. */
export const RatingAnswerTextSchema = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_ANSWER, `${tooLong(LONGEST_ANSWER)}.`))

export const RatingAnswerSchema = z.object({ text: RatingAnswerTextSchema, version })
