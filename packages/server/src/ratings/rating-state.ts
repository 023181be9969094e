import type { RatingState } from '@millrun/commerce/ratings/rating-state'
import type { Rating } from './rating-store.ts'

/** How a rating stands: what nobody has decided about in time is shown. */
export function ratingState({ status, decideBy }: Rating, now: Date): RatingState {
  return status === 'waiting' && decideBy <= now ? 'shown' : status
}
