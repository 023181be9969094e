import { z } from 'zod/mini'

const ShownRatingSchema = z.object({
  stars: z.number(),
  /** Empty where its writer was forgotten. */
  name: z.string(),
  /** On which it was written, in New Jersey. */
  day: z.string(),
  /** Empty where only stars were given. */
  text: z.string(),
  /** What the shop says to it. */
  answer: z.optional(z.string()),
})
export type ShownRating = z.infer<typeof ShownRatingSchema>

/** What is shown of a product's reviews: the file that the product's page names. */
export const ShownRatingsSchema = z.object({
  /** The id of the product: what is said of two is never the same file. */
  product: z.string(),
  /** How many gave one star, two and so on. */
  counts: z.array(z.number()),
  /** The newest first. */
  ratings: z.array(ShownRatingSchema),
})
export type ShownRatings = z.infer<typeof ShownRatingsSchema>

/** The name that stands beside a review; who was forgotten has none. */
export function nameOfWriter(name: string): string {
  return name === '' ? 'A buyer' : name
}
