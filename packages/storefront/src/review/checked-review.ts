import {
  type GivenRating,
  GivenRatingSchema,
  RatingNameSchema,
} from '@millrun/commerce/ratings/given-rating'
import type { ReviewDraft, TypedReview } from './review-draft.ts'

const NOTHING_RATED = 'Please rate at least one product.'

/** What is wrong with what stands for one product. */
export interface ReviewErrors {
  readonly stars?: string
  readonly text?: string
}

export type CheckedReview =
  | { readonly ok: true; readonly name: string; readonly ratings: readonly GivenRating[] }
  | {
      readonly ok: false
      readonly name?: string
      /** By the ids of the products. */
      readonly products: Readonly<Record<string, ReviewErrors>>
      /** Of the form as a whole. */
      readonly whole?: string
    }

/** What is to be sent of what was typed, or what is wrong with it; a product that nothing was said of is left out. */
export function checkedReview({ name, products }: ReviewDraft): CheckedReview {
  const said = Object.entries(products).filter(([, { stars, text }]) => stars > 0 || text !== '')
  const checked = said.map(([product, typed]) => checkOne(product, typed))
  const wrong = checked.flatMap((one) => ('errors' in one ? [[one.product, one.errors]] : []))
  const ratings = checked.flatMap((one) => ('rating' in one ? [one.rating] : []))
  const checkedName = RatingNameSchema.safeParse(name)
  if (checkedName.success && wrong.length === 0 && said.length > 0) {
    return { ok: true, name: checkedName.data, ratings }
  }
  return {
    ok: false,
    products: Object.fromEntries(wrong),
    ...(said.length === 0 && { whole: NOTHING_RATED }),
    ...(!checkedName.success && { name: checkedName.error.issues[0]?.message ?? '' }),
  }
}

function checkOne(product: string, typed: TypedReview) {
  const parsed = GivenRatingSchema.safeParse({ product, ...typed })
  if (parsed.success) return { rating: parsed.data }
  const { issues } = parsed.error
  const about = (field: string) => issues.find(({ path }) => path[0] === field)?.message
  const [stars, text] = [about('stars'), about('text')]
  const errors: ReviewErrors = {
    ...(stars !== undefined && { stars }),
    ...(text !== undefined && { text }),
  }
  return { product, errors }
}
