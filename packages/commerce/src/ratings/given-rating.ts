import { z } from 'zod/mini'
import { oneLine, tooLong } from '../text-field.ts'

/** What a product can be given, the best first. */
export const STARS = [5, 4, 3, 2, 1] as const

export const MOST_STARS = 5
export const SHORTEST_TEXT = 20
export const LONGEST_TEXT = 2000
export const LONGEST_NAME = 60

const CHOOSE_STARS = 'Please choose one to five stars.'

/** Words in paragraphs: what cannot be seen or turns the text around is left out, and no more than one line is empty. */
function paragraphs(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map(oneLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The words of a review: none, or enough to help somebody. */
export const RatingTextSchema = z.string().check(
  z.overwrite(paragraphs),
  z.maxLength(LONGEST_TEXT, `${tooLong(LONGEST_TEXT)}.`),
  z.refine(
    (text) => text === '' || text.length >= SHORTEST_TEXT,
    `Please write at least ${SHORTEST_TEXT} characters, or leave it empty.`,
  ),
)

/** The name that stands beside a review. */
export const RatingNameSchema = z
  .string()
  .check(
    z.overwrite(oneLine),
    z.minLength(1, 'Please give the name that is to be shown.'),
    z.maxLength(LONGEST_NAME, `${tooLong(LONGEST_NAME)}.`),
  )

/** What a buyer says of one product. */
export const GivenRatingSchema = z.object({
  /** Its id in the catalogue. */
  product: z.string().check(z.maxLength(100)),
  stars: z.int(CHOOSE_STARS).check(z.minimum(1, CHOOSE_STARS), z.maximum(MOST_STARS, CHOOSE_STARS)),
  text: RatingTextSchema,
})
export type GivenRating = z.infer<typeof GivenRatingSchema>

/** How a buyer is named when they choose nothing else: `Ada T.` */
export function shortName({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  const [initial = ''] = lastName.trim()
  return oneLine(`${firstName} ${initial === '' ? '' : `${initial.toUpperCase()}.`}`).slice(
    0,
    LONGEST_NAME,
  )
}
