import type { Listing } from '@millrun/catalogue/product'
import { sampleRating } from '@millrun/catalogue/sample-rating'
import { business } from '@millrun/commerce/business'
import { Stars } from './stars.tsx'

/** The stars and how many buyers gave some; until one has, a sample that is marked as one. */
export function Rating({ product: { id, rating } }: { product: Listing }) {
  if (!rating && !business.showSampleRatings) return null
  const sample = sampleRating(id)
  const stars = rating ? rating.stars : sample.stars
  const shown = stars.toFixed(1)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[15px] text-ink-2">
      <Stars stars={stars} />
      <span>
        <span className="sr-only">{shown} out of 5 stars, </span>
        <span aria-hidden="true">{shown} </span>
        {rating ? (
          <a href="#reviews" className="more">
            ({rating.count} {rating.count === 1 ? 'review' : 'reviews'})
          </a>
        ) : (
          `(${sample.reviews} reviews, sample rating)`
        )}
      </span>
    </p>
  )
}
