import { z } from 'zod/mini'
import { ORDER_TOKEN } from '../order-page.ts'
import { GivenRatingSchema, RatingNameSchema } from './given-rating.ts'
import { RATING_STATES } from './rating-state.ts'
import { WITHHELD_NAMES } from './withheld-reasons.ts'

const token = z.string().check(z.regex(ORDER_TOKEN, 'This link is not complete.'))

/** What a buyer asks of the reviews of an order: to see them, to write some, to take one back. */
export const OwnRatingsRequestSchema = z.object({
  token,
  given: z.optional(
    z.object({
      name: RatingNameSchema,
      ratings: z
        .array(GivenRatingSchema)
        .check(z.minLength(1, 'Please rate at least one product.'), z.maxLength(200)),
    }),
  ),
  /** The id of a product whose review is taken back. */
  withdraw: z.optional(z.string().check(z.maxLength(100))),
})
export type OwnRatingsRequest = z.infer<typeof OwnRatingsRequestSchema>

const OwnRatingSchema = z.object({
  stars: z.number(),
  text: z.string(),
  state: z.enum(RATING_STATES),
  /** Why it is withheld. */
  reason: z.nullable(z.enum(WITHHELD_NAMES)),
})
export type OwnRating = z.infer<typeof OwnRatingSchema>

const RateableSchema = z.object({
  id: z.string(),
  /** Item number, as printed in the catalogue. */
  item: z.string(),
  title: z.string(),
  rating: z.nullable(OwnRatingSchema),
})
export type Rateable = z.infer<typeof RateableSchema>

/** The products of an order, with what their buyer has said of them. */
export const OwnRatingsSchema = z.object({
  orderNumber: z.string(),
  /** As it was written last, or the first name with an initial. */
  name: z.string(),
  products: z.array(RateableSchema),
})
export type OwnRatings = z.infer<typeof OwnRatingsSchema>

export const StopAskingRequestSchema = z.object({ token })
export const StopAskingResponseSchema = z.object({ stopped: z.literal(true) })
