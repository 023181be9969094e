import { z } from 'zod/mini'
import { RATING_STATES } from '../../ratings/rating-state.ts'
import { WITHHELD_NAMES } from '../../ratings/withheld-reasons.ts'

/** Something that happened to a review; the words are those of then. */
const RatingEventSchema = z.object({
  what: z.string(),
  at: z.string(),
  /** Null for what its writer did. */
  actor: z.nullable(z.string()),
  stars: z.number(),
  text: z.string(),
  reason: z.nullable(z.enum(WITHHELD_NAMES)),
  answer: z.nullable(z.string()),
})
export type RatingEvent = z.infer<typeof RatingEventSchema>

/** A review as the shop's people see it. */
export const DeskRatingSchema = z.object({
  id: z.string(),
  productId: z.string(),
  item: z.string(),
  title: z.string(),
  /** Null once its writer was forgotten. */
  orderNumber: z.nullable(z.string()),
  stars: z.number(),
  text: z.string(),
  name: z.string(),
  writtenAt: z.string(),
  state: z.enum(RATING_STATES),
  /** It is shown, and nobody has decided so. */
  isShownByItself: z.boolean(),
  /** When it is shown by itself, while it waits. */
  decideBy: z.string(),
  reason: z.nullable(z.enum(WITHHELD_NAMES)),
  answer: z.nullable(z.string()),
  /** Decisions name it, so that nobody decides about words that were changed meanwhile. */
  version: z.number(),
  /** The newest first. */
  history: z.array(RatingEventSchema),
})
export type DeskRating = z.infer<typeof DeskRatingSchema>

/** How many reviews gave so many stars, and how many of them are withheld. */
const WithheldCountSchema = z.object({
  stars: z.number(),
  given: z.number(),
  withheld: z.number(),
})
export type WithheldCount = z.infer<typeof WithheldCountSchema>

export const DeskRatingsSchema = z.object({
  /** Those that nobody has decided about, the next to be shown by itself first. */
  waiting: z.array(DeskRatingSchema),
  /** All others, the newest first, from where the part before ended. */
  others: z.array(DeskRatingSchema),
  /** The `cursor` of those that follow; null at the end. */
  next: z.nullable(z.string()),
  /** The best first. */
  counts: z.array(WithheldCountSchema),
})
export type DeskRatings = z.infer<typeof DeskRatingsSchema>

export const DeskRatingsQuerySchema = z.object({
  cursor: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\d{4}-[\d:.TZ-]{10,30}_[\w-]{1,40}$/,
          'This place in the list is not known; please load it again.',
        ),
      ),
  ),
})
