import { findProduct } from '@millrun/catalogue/catalogue'
import type { DeskRating } from '@millrun/commerce/desk/ratings/desk-ratings'
import type { OrderDatabase } from '../../database/order-database.ts'
import { type ListedRating, ratingHistories } from '../../ratings/list-ratings.ts'
import { ratingState } from '../../ratings/rating-state.ts'

/** Ratings as the desk shows them, in this order. */
export async function deskRatings(
  database: OrderDatabase,
  ratings: readonly ListedRating[],
  now: Date,
): Promise<readonly DeskRating[]> {
  const histories = await ratingHistories(
    database,
    ratings.map(({ id }) => id),
  )
  return ratings.map((rating) => {
    const product = findProduct(rating.productId)
    const state = ratingState(rating, now)
    return {
      id: rating.id,
      productId: rating.productId,
      item: product?.itemNumber ?? rating.productId.toUpperCase(),
      title: product?.title ?? 'A product that we sell no more',
      orderNumber: rating.orderNumber ?? null,
      stars: rating.stars,
      text: rating.text,
      name: rating.name,
      writtenAt: rating.writtenAt.toISOString(),
      state,
      isShownByItself: state === 'shown' && rating.status === 'waiting',
      decideBy: rating.decideBy.toISOString(),
      reason: rating.reason ?? null,
      answer: rating.answer ?? null,
      version: rating.version,
      history: (histories.get(rating.id) ?? []).map(
        ({ what, at, actor, stars, text, reason, answer }) => ({
          what,
          at,
          actor,
          stars,
          text,
          reason,
          answer,
        }),
      ),
    }
  })
}
